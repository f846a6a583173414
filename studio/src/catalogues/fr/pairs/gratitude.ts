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
      {
        firstTry: {
          bold: [
            '{hero_subj} [donna|a donné] un coup de hanche dans {part_def}, à l’endroit le plus proche. <hero>Quelle idée, aussi, de laisser ça là.</hero>',
          ],
          warm: [
            '<hero>Excuse-moi, mais tu es au milieu</hero>, [dit|a dit] {hero} {a_part}, et [poussa|a poussé] du bout des doigts, un peu partout.',
          ],
          clever: [
            '{hero_subj} [chercha|a cherché] le centre {de_part}, qui est en général au centre. C’est là que c’est le plus lourd.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bulldozer contre {part_def}, tout droit, la lame au hasard. Le bulldozer [se plaignit|s’est plaint].',
          ],
        },
        fails: [
          'Ici non plus. {hero_subj} [gronda|a grondé] la chose, et la personne qui l’avait mise là, et [poussa|a poussé] à côté.',
        ],
        again: ['{hero_subj} [prit|a pris] un élan de colère. Il [s’usa|s’est usé] avant d’arriver.'],
        refrain: ['Pousse ici. Non. Pousse là. Non.'],
        turned: ['Où eux. La main. Où eux. Hop.'],
        noticing: [
          'Pour souffler, {hero_subj} [se retint|s’est retenu{hero_e}] au bord. Ses doigts y [trouvèrent|ont trouvé] quatre petits creux, tout doux, déjà tièdes. Quelqu’un s’était tenu là, et quelqu’un d’autre avant.',
        ],
        deed: [
          '{hero_subj} [laissa|a laissé] ses doigts où ils étaient, chacun dans son creux. Le pied [chercha|a cherché] le sien, au bas {de_part}, et [le trouva|l’a trouvé]. Alors seulement, {hero_subj} [pesa|a pesé].',
        ],
        answer: ['Tant de mains avaient appris à cette chose par où elle s’en va.'],
        echo: [
          'À la maison, la poignée de la porte avait un endroit brillant. {hero} y [mit|a mis] le pouce. <hero>Bonsoir, tout le monde</hero>, [dit|a dit] {hero}.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [choisit|a choisi] sa propre route sur {part_def}, toute neuve. Elle menait au point de départ.',
          ],
          warm: [
            '<hero>Tu n’es pas commode, tu sais</hero>, [dit|a dit] {hero} {a_part}, en posant le pied au petit bonheur. Le bonheur [fut|a été] petit.',
          ],
          clever: [
            'La ligne la plus courte sur {part_def} n’avait servi à personne. {hero_subj} [comprit|a compris] pourquoi en la descendant.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’explorateur : <hero>Nul n’est jamais passé ici.</hero> C’était vrai, de ce côté-là {de_part}.',
          ],
        },
        fails: [
          '{hero_subj} [gronda|a grondé] ce sol sans égards. Le sol avait tous les égards, mais pas là.',
        ],
        again: ['{hero_subj} [essaya|a essayé] plus à gauche, sur du tout neuf. Le tout neuf brillait.'],
        refrain: ['Par ici. Zou. Par ici. Zou.'],
        turned: ['Leur pied. Mon pied. Leur pied. Merci.'],
        noticing: [
          'À quatre pattes, le bout d’un doigt [entra|est entré] dans quelque chose de doux, comme une cuillère. À côté, il y en avait une autre, et une autre plus haut, toutes tournées du même côté. On marchait donc là, depuis toujours, et l’on ne tombait pas.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] la main dans la première cuillère {de_part}, le pied dans la deuxième, et [chercha|a cherché] la troisième avant d’aller plus loin.',
        ],
        answer: ['Ceux d’avant avaient tout préparé. Il suffisait d’avoir un pied.'],
        echo: [
          '<companion>Ton pied va dans ma pantoufle</companion>, [dit|a dit] {companion}. <hero>Elle est usée juste comme il faut</hero>, [dit|a dit] {hero}.',
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
      {
        firstTry: {
          bold: [
            '<hero>Encore !</hero> {hero_subj} [prit|a pris] le bout {de_part} qu’on lui tendait et [disparut|a disparu] avec, une main ouverte derrière, pour le suivant.',
          ],
          warm: [
            '<hero>Oh, c’est gentil, et l’autre ?</hero> [dit|a dit] {hero} de dos, déjà sous {part_def} avec le premier.',
          ],
          clever: [
            'L’un donne, l’autre porte, c’est la division du travail. {hero_subj} [porta|a porté], vers {part_def}, sans voir qui divisait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le magasin : <hero>Client suivant !</hero> et [entassa|a entassé] contre {part_def} ce que la main de derrière recevait.',
          ],
        },
        fails: [
          'La main de derrière [attendit|a attendu]. À la fin, elle ne recevait plus rien, et à deux mains cela n’allait pas.',
        ],
        again: [
          '{hero_subj} [claqua|a claqué] des doigts. Personne n’aime être appelé comme un chien, pas même un chien.',
        ],
        refrain: ['Encore. Encore. Et plus personne.'],
        turned: ['Pour toi. Le gros. Et viens.'],
        noticing: [
          'La main [se referma|s’est refermée] sur du vide. {hero_subj} [se retourna|s’est retourné{hero_e}]. {companion} était resté{companion_e} à la même place, les bras encore un peu tendus, comme une table qu’on a débarrassée. Ses yeux étaient posés sur la bosse d’un petit pain.',
        ],
        deed: [
          '{hero_subj} [remonta|a remonté] le chemin à l’envers. Loin {de_part}, {hero_subj} [ouvrit|a ouvert] le petit pain par le milieu, et [mit|a mis] le plus grand des deux milieux dans les mains de {companion}.',
        ],
        answer: [
          'On [mâcha|a mâché]. Puis deux mains [s’essuyèrent|se sont essuyées] sur un pantalon, et [vinrent|sont venues] de l’autre côté.',
        ],
        echo: [
          '<companion>Merci pour l’eau</companion>, [dit|a dit] {companion}. <hero>Je ne te l’ai pas encore donnée.</hero> <companion>Je m’entraîne</companion>, [dit|a dit] {companion}.',
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
      {
        firstTry: {
          bold: [
            '{part_def} [tendit|a tendu] un petit quelque chose, pour aider. Il y [eut|a eu] un bruit de poche, et {hero_subj} tendait déjà l’autre main.',
          ],
          warm: [
            '<hero>Oh, trop mignon</hero>, [dit|a dit] {hero} de ce que {part_def} donnait. Le temps de le dire, {hero_il} regardait déjà ailleurs.',
          ],
          clever: [
            '{hero_subj} [rangea|a rangé] dans sa poche ce que {part_def} donnait, et [passa|est passé{hero_e}] au point suivant, qui était la main vide.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la tirelire : fente ouverte, cling, fente ouverte. {part_def} [mit|a mis] une chose, puis deux, sans rien entendre d’autre que cling.',
          ],
        },
        fails: ['La main [revint|est revenue], paume en l’air, avant que l’autre ait fini de donner.'],
        again: [
          '<hero>Et avec ça ?</hero> [dit|a dit] {hero}, de dos. On n’y [mit rien|a rien mis], avec ça.',
        ],
        refrain: ['Cling, à moi. Cling, à moi. Et vide.'],
        turned: ['À vous, la moitié. À vous, la grosse.'],
        noticing: [
          'Comme plus rien ne venait, {hero_subj} [se tourna|s’est tourné{hero_e}]. En face, il y avait deux mains vides, et quelqu’un au bout. Ce quelqu’un regardait le petit pain qui dépassait d’une poche.',
        ],
        deed: [
          'Les pas que {hero_subj} avait faits en avant, {hero_il} [les fit|les a faits] en arrière. Crac, le petit pain en deux. Le plus gros morceau [alla|est allé] {a_part}.',
        ],
        answer: [
          'Il fallait deux mains pour tenir ce pain, et toute l’attention. Le reste pouvait bien passer.',
        ],
        echo: [
          '{hero_subj} [secoua|a secoué] sa poche au-dessus du lit. <companion>Des miettes</companion>, [dit|a dit] {companion}. <hero>C’est ma moitié</hero>, [dit|a dit] {hero}. <hero>Elle voyage.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>Tout est prêt, sauf ça !</hero> {hero_subj} [souffla|a soufflé] sur {part_def}, [tapota|a tapoté], et [souffla|a soufflé] encore. Il ne manquait que ça.',
          ],
          warm: [
            '<hero>Sois chou, dépêche-toi</hero>, [dit|a dit] {hero} à {part_def}, et {hero_il} [l’encouragea|l’a encouragé{part_e}] d’un doigt, à droite, puis à gauche.',
          ],
          clever: [
            'Il manquait une chose sur dix. {hero_subj} [regarda|a regardé] la dixième, et [poussa|a poussé] {part_def} du côté où cela devait finir.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’horloge devant {part_def}, avec deux bras. Elle allait bien trop vite, et l’aiguille touchait.',
          ],
        },
        fails: [
          'Neuf choses attendaient, toutes bien sages. {hero_subj} [ne les vit pas|ne les a pas vues], et [toucha|a touché] à la dixième.',
        ],
        again: [
          '{hero_subj} [courut|a couru] voir s’il y en avait un autre, plus pressé. Il n’y en avait pas. {hero_subj} [revint|est revenu{hero_e}] le toucher.',
        ],
        refrain: ['Quand ? Quand ? Pas encore.'],
        turned: ['Toi, tu es là. Et toi. Et toi.'],
        noticing: [
          '{hero_subj} [s’affala|s’est affalé{hero_e}] contre la première chose venue. C’était moelleux, avec un dossier. Quelqu’un l’avait mise là avant, pour la personne qui serait fatiguée.',
        ],
        deed: [
          '<hero>Ça, c’est {companion} qui l’a porté</hero>, [dit|a dit] {hero}, et {hero_il} [posa|a posé] la main dessus. Puis la chose d’à côté, et encore une, avec chaque fois un nom. {part_def} [vint|est venu{part_e}] en dernier.',
        ],
        answer: [
          'Neuf noms, c’est long, si on les dit bien. Pendant tout ce temps, les doigts de {hero} étaient ailleurs.',
        ],
        echo: [
          'À table, {hero} [montra|a montré] la salière, le pain, l’eau, et [dit|a dit] d’où venait chacun. <companion>Et la soupe ?</companion> [demanda|a demandé] {companion}. <hero>J’y arrivais.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>Mais où est-ce que c’est ?</hero> {hero_subj} [secoua|a secoué] la tête, [tapa|a tapé] du pied, et [lança|a lancé] un bras au fond {de_part}.',
          ],
          warm: [
            '<hero>Je n’ai besoin que de ça, rien que de ça</hero>, [dit|a dit] {hero} {a_part}, et [plongea|a plongé] les deux mains au hasard.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] la liste de ce qui manquait dans {part_def}. Elle tenait en une ligne, soulignée trois fois.',
          ],
          playful: [
            '{hero_subj} [appela|a appelé] comme on appelle un chat, pss, pss, à l’entrée {de_part}. Ce n’était pas un chat.',
          ],
        },
        fails: [
          'Les mains volaient d’un rien à l’autre. Elles [renversèrent|ont renversé] deux choses utiles sans s’en apercevoir.',
        ],
        again: ['{hero_subj} [protesta|a protesté] auprès du plafond. Le plafond n’avait rien pris.'],
        refrain: ['C’est pas ça. Pas ça. Où c’est ?'],
        turned: ['Merci, ça. Merci, ça. Et ça ?'],
        noticing: [
          '{hero_subj} [se rattrapa|s’est rattrapé{hero_e}] de justesse à quelque chose. C’était solide. {hero_subj} [le tint|l’a tenu], sans savoir quoi, et pour une fois les mains ne cherchaient plus.',
        ],
        deed: [
          '<hero>Toi, tu es là</hero>, [dit|a dit] {hero}, et [tapota|a tapoté] ce que la main tenait. Puis {hero_il} [passa|est passé{hero_e}] à la chose d’à côté, au bord {de_part}, et à la suivante, avec un mot pour chacune.',
        ],
        answer: [
          'Cela [fit|a fait] une rampe, faite de tout ce qui y était déjà. Au bout de la rampe, les yeux voyaient.',
        ],
        echo: [
          'Au lit, {hero_subj} [remercia|a remercié] l’oreiller, la lampe et le pied gauche. <companion>Et le droit ?</companion> [demanda|a demandé] {companion}. <hero>Il sait</hero>, [dit|a dit] {hero}.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [trouva|a trouvé] un bout {de_part}, et tout de suite il en [voulut|a voulu] davantage. Ce qui venait volait par-dessus sa tête.',
          ],
          warm: [
            '<hero>Donne, donne</hero>, [dit|a dit] {hero} {a_part}, câlin{hero_e}. Chaque bout qui venait partait aussitôt derrière le dos.',
          ],
          clever: [
            'Un bout est un bout, [décida|a décidé] {hero}, et [tira|a tiré] sur celui {de_part} qui dépassait. Le reste n’était que du reste.',
          ],
          playful: [
            '{hero_subj} [ouvrit|a ouvert] {part_def} comme un cadeau d’anniversaire, en déchirant l’air. L’air n’était pas attaché.',
          ],
        },
        fails: ['Dans sa hâte, {hero_subj} [jeta|a jeté] un bout qui servait. Il tenait les autres.'],
        again: [
          'Un morceau [tomba|est tombé] sur le nez de {companion}. {hero_subj} en [lança|a lancé] déjà un deuxième.',
        ],
        refrain: ['Tire. Jette. Tire. Couic. Jette.'],
        turned: ['Retour. Retour. Là où ça commence.'],
        noticing: [
          'Un nœud [resta|est resté] dans la paume. Il était plat, et il avait une oreille un peu plus longue, comme font les gens pressés mais soigneux. Il y avait eu quelqu’un, ici, avant, avec des doigts.',
        ],
        deed: [
          'Deux doigts sur {part_def}, {hero_subj} [remonta|a remonté] le long, sans tirer, jusqu’à la première oreille. Ce qu’on avait fait en premier, {hero_il} [le garda|l’a gardé] pour la fin.',
        ],
        answer: [
          'Tout ce que quelqu’un avait mis, on pouvait l’ôter dans l’autre sens, oreille par oreille.',
        ],
        echo: [
          'Le soir, {hero_subj} [défit|a défait] son paquet sans couper la ficelle. <companion>Tu la gardes ?</companion> [demanda|a demandé] {companion}. <hero>Elle a été nouée</hero>, [dit|a dit] {hero}.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [vit|a vu] un coin qui dépassait {de_part}, et [tira|a tiré]. Il [n’en vint que|n’en est venu que] le coin.',
          ],
          warm: [
            '<hero>Vite, vite, sois bon</hero>, [dit|a dit] {hero} {a_part}, en jetant derrière {hero_lui} tout ce qui se détachait.',
          ],
          clever: [
            'Ce qui dépasse est fait pour être tiré, [raisonna|a raisonné] {hero}, et [tira|a tiré] sur {part_def} tout ce qui dépassait.',
          ],
          playful: [
            '{hero_subj} [pluma|a plumé] {part_def} comme une poule, une plume ici, une plume là. La poule [se ferma|s’est fermée].',
          ],
        },
        fails: [
          'Cela venait par petits bouts, et pas du bon côté. {hero_subj} [tira|a tiré] du pas bon côté.',
        ],
        again: [
          'Un bout lui [resta|est resté] entre les dents. Il y avait un nom dessus, mais {hero_subj} mâchait.',
        ],
        refrain: ['Arrache, jette. Clac. Arrache, jette.'],
        turned: ['Tout au début. Un doigt. Merci. Clic.'],
        noticing: [
          'Dans sa paume, il y avait un ruban. On l’avait plié en deux, puis en trois, les bords bien ensemble. Quelqu’un, un jour, s’était donné cette peine, pour que le suivant n’en ait pas.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] deux doigts sur {part_def}, et [remonta|a remonté] tout le pliage, jusqu’au premier pli. C’est là que {hero_subj} [défit|a défait], en dernier, ce que l’autre avait fait en premier.',
        ],
        answer: ['Le premier pli cachait un endroit pour le pouce. Il était usé.'],
        echo: [
          '{hero_subj} [replia|a replié] le ruban, les bords bien ensemble. <companion>Pour qui ?</companion> [demanda|a demandé] {companion}. <hero>Pour après nous.</hero>',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [monta|est monté{hero_e}] sur une chaise devant {part_def} pour la photo. <hero>Mon équipe va pousser</hero>, [dit|a dit] {hero} au photographe. Mon équipe [poussa|a poussé].',
          ],
          warm: [
            '<hero>Merci à tous</hero>, [dit|a dit] {hero} au photographe, un coude sur {part_def}. Tous, c’était commode. Cela n’avait pas de nom à retenir.',
          ],
          clever: [
            '{hero_subj} [orienta|a orienté] {part_def} vers la lumière, par signes, sans quitter sa place au centre. Les signes arrivaient derrière un peu tard.',
          ],
          playful: ['{hero_subj} [fit|a fait] le chef d’orchestre devant {part_def}, dos à l’orchestre.'],
        },
        fails: [
          'Derrière, il y [eut|a eu] un soupir à plusieurs voix, et tout [redescendit|est redescendu] d’un doigt. <hero>On garde la pose</hero>, [dit|a dit] {hero}.',
        ],
        again: [
          'Au journaliste, {hero} [épela|a épelé] son nom. On ne lui en [demanda pas|a pas demandé] d’autre.',
        ],
        noticing: [
          'La photo [sortit|est sortie] du petit appareil, encore grise. Une tête [apparut|est apparue], la sienne. Puis, autour, cela [fit|a fait] comme une haie : des coudes, des poignets, un bracelet en laine. {hero_subj} connaissait ce bracelet. Il manquait tous les visages.',
        ],
        deed: [
          'On lui [tendit|a tendu] le micro. <hero>J’ai une minute, il me faut neuf noms</hero>, [dit|a dit] {hero}, et {hero_il} [les donna|les a donnés], avec ce que chacun avait porté, scié ou sauvé. Puis {hero_il} [descendit|est descendu{hero_e}] prendre {part_def} par le dessous.',
        ],
        answer: [
          'Quelqu’un [rougit|a rougi], quelqu’un [cracha|a craché] dans ses mains. Chaque nom savait où était sa prise.',
        ],
        echo: [
          'Dans le journal, il y a neuf noms et une faute. <companion>La faute, c’est le mien</companion>, [dit|a dit] {companion}. <hero>Je l’avais bien dit, pourtant.</hero> <companion>Je sais. J’ai entendu.</companion>',
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
      {
        firstTry: {
          bold: [
            '<hero>Encore un petit service</hero>, [écrivit|a écrit] {hero} à {part_def}, en marchant. C’était la clé, cette fois. La dernière fois, c’était l’échelle.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] à {part_def} trois cœurs et une demande. Les cœurs étaient sincères. La demande aussi, c’était la neuvième.',
          ],
          clever: [
            'Pour aller plus vite, {hero} [copia|a copié] son ancien message à {part_def}, et n’y [changea|a changé] que l’objet.',
          ],
          playful: [
            '<hero>Ici ton problème préféré</hero>, [dit|a dit] {hero} à {part_def}, la main tendue comme une soucoupe.',
          ],
        },
        fails: [
          'Une heure plus tard, rien. {hero_subj} [renvoya|a renvoyé] la demande, avec un point d’interrogation et demi.',
        ],
        again: [
          '{hero_subj} [mit|a mis] un petit cochon qui prie. Le cochon [resta|est resté] sans réponse.',
        ],
        noticing: [
          '{hero_subj} [chercha|a cherché] dans son placard de quoi se passer de la clé. Il y avait une échelle, deux livres, une lampe et un parapluie. Rien de tout cela n’était à {hero_lui}. Sur chaque chose, au feutre, il y avait le même nom.',
        ],
        deed: [
          '{hero_subj} [nettoya|a nettoyé] l’échelle, barreau par barreau, et [rapporta|a rapporté] tout, en trois voyages, devant {part_def}. Puis {hero_il} [prit|a pris] le balai. <hero>Assieds-toi. Je fais ta première heure.</hero>',
        ],
        answer: [
          'On [s’assit|s’est assis]. On [regarda|a regardé] balayer quelqu’un d’autre, ce qui repose. Du côté {de_part}, une main [chercha|a cherché] dans une poche.',
        ],
        echo: [
          '<companion>C’était ta soirée libre</companion>, [dit|a dit] {companion}. <hero>Elle est propre</hero>, [dit|a dit] {hero}, en rendant le balai.',
        ],
      },
    ],
  },
};
