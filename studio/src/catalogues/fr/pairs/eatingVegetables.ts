import type { LessonPairs } from '../../schema.ts';

export const eatingVegetables: LessonPairs = {
  bittenToFit: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait une carotte dans la poche, et n’en voulait pas. {hero_il} l’[enfonça|a enfoncée] dans {part_def}, avec le pouce.',
          ],
          warm: [
            '<hero>Tiens, c’est pour toi</hero>, [dit|a dit] {hero} {a_part}. Et toute la carotte [disparut|a disparu] dedans, sans une bouchée.',
          ],
          clever: [
            'Une carotte de moins dans la poche, un trou de moins dans le monde. {hero_subj} [boucha|a bouché] {part_def}.',
          ],
          playful: [
            '<hero>Gare à la fusée orange !</hero> {hero_subj} [lança|a lancé] sa carotte dans {part_def}, et [la tassa|l’a tassée] avec le pouce.',
          ],
        },
        fails: ['La carotte tenait trop bien. Plus rien n’entrait, plus rien ne sortait.'],
        again: [
          '{hero_subj} [poussa|a poussé] encore, avec le talon de la main. La carotte [fit|a fait] <hero>gnouc</hero>, et c’était tout.',
        ],
        refrain: ['Pousse, pousse. Gnouc, bouché.'],
        turned: ['Croque, croque, croque. Plus fine, plus fine.'],
        noticing: [
          '{hero_subj} [tira|a tiré] la carotte de là. Elle portait la forme du trou, comme un moule. Ici, elle était trop grosse, là aussi. Ailleurs, elle allait bien.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] et [croqua|a croqué] la carotte anneau par anneau, en mâchant bien. Puis {hero_il} [glissa|a glissé] le bout fin là où {part_def} était plus large.',
        ],
        answer: ['Le bout [passa|est passé], sans frotter. C’était une carotte de la bonne taille.'],
        echo: [
          '<companion>Elle avait goût de quoi ?</companion> [demanda|a demandé] {companion}. <hero>Le premier anneau, de terre. Le quatrième, de noisette</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Un panais, et personne ne regardait. {hero_subj} [le poussa|l’a poussé] dans {part_def}, du talon de la main. <hero>Parti.</hero>',
          ],
          warm: [
            '<hero>Tu en as plus besoin que moi</hero>, [dit|a dit] {hero} {a_part}, et lui [donna|a donné] tout un panais, par le gros bout.',
          ],
          clever: [
            'Un panais caché est un panais mangé, [calcula|a calculé] {hero}. {part_def} [devint|est devenu{part_e}] un panais, vu de dehors.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bouchon de champagne dans {part_def}, avec un panais. Il [ne sauta pas|n’a pas sauté].',
          ],
        },
        fails: ['Le panais n’entrait plus, ne sortait plus, et l’on en sentait l’odeur.'],
        again: ['{hero_subj} [souffla|a soufflé] dessus. Un panais n’a pas peur.'],
        refrain: ['Enfonce. Gnac. Enfonce. Gnac.'],
        turned: ['Croque un rond. Plus fin. Croque. Et va.'],
        noticing: [
          '{hero_subj} [dut|a dû] le reprendre, à deux mains. Il avait un collier, tout autour, là où il s’était cru trop gros. Avant le collier, cela passait. Après le collier, non. Il suffisait de savoir manger un collier.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}]. Un rond, puis un rond : {hero_subj} [mâcha|a mâché] chacun, pour savoir lequel était le meilleur. Avec ce qui restait, long et mince, {hero_subj} [entra|est entré{hero_e}] dans {part_def} par le large, tout doucement.',
        ],
        answer: ['Ce bout-là connaissait le chemin. Il en avait la mesure.'],
        echo: [
          '<companion>Lequel était le meilleur ?</companion> [demanda|a demandé] {companion}. <hero>Le troisième</hero>, [dit|a dit] {hero}. <hero>Il n’y en avait qu’un.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fourra|a fourré] sa carotte dans un trou près {de_part} et [poussa|a poussé] du pouce. Bon débarras.',
          ],
          warm: [
            '{hero_subj} [offrit|a offert] sa carotte à {part_def}, tout entière. Pour être sûr{hero_e} de l’avoir donnée, {hero_il} [poussa|a poussé] du pouce.',
          ],
          clever: [
            '{hero_subj} n’aimait pas les carottes et cherchait une clé. Les deux ensemble, cela faisait une idée. La carotte [entra|est entrée] de force dans {part_def}.',
          ],
          playful: [
            '<hero>Clé orange, ouvre-toi !</hero> {hero_subj} [planta|a planté] sa carotte dans {part_def}, et [tourna|a tourné] comme pour une vraie.',
          ],
        },
        fails: ['La carotte [se cala|s’est calée]. Maintenant, cela ne tournait plus du tout.'],
        again: [
          '{hero_subj} [frappa|a frappé] dessus avec la paume. Il n’y [eut|a eu] que le bruit de la soupe, et pas de soupe.',
        ],
        refrain: ['Tourne, tourne. Gnouc, coincé.'],
        turned: ['Croque, croque, croque. Et ça tourne.'],
        noticing: [
          '{hero_subj} [retira|a retiré] la carotte et [la regarda|l’a regardé]. La place du trou était dessinée dessus. C’était trop épais ici. Trop épais là.',
        ],
        deed: [
          '{hero_subj} [croqua|a croqué] juste ce qu’il y avait en trop, anneau par anneau, et [mâcha tout|a tout mâché]. Puis {hero_il} [approcha|a approché] de {part_def} le bout mince.',
        ],
        answer: [
          'La carotte avait maintenant la forme qu’on cherchait. Elle [toucha|a touché] juste ce qu’il fallait.',
        ],
        echo: [
          'Il restait la moitié de la clé. {hero} [la mangea|l’a mangée] en route. <companion>Et si on doit refermer ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Il restait un navet dans la poche de {hero}, et ce n’était pas pour le manger. {hero_subj} [l’enfonça|l’a enfoncé] à côté {de_part}, d’un coup de paume.',
          ],
          warm: [
            '<hero>Prends-le, ça me fait plaisir</hero>, [dit|a dit] {hero} à {part_def}, et [poussa|a poussé] dedans un navet tout entier, sans une trace de dent.',
          ],
          clever: [
            'Il fallait quelque chose de long, et se débarrasser d’un navet. {hero_subj} [fit|a fait] d’une pierre deux coups, à côté {de_part}.',
          ],
          playful: [
            '{hero_subj} [vissa|a vissé] un navet près de {part_def}, comme un bouchon de baignoire. <hero>Et maintenant, on tire la chaîne.</hero>',
          ],
        },
        fails: [
          'Le navet n’avait pas cette forme-là. {hero_subj} [appuya|a appuyé] avec les deux pouces, pour qu’il l’ait.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé] dessus avec sa chaussure. Il en [sortit|est sorti] un peu de jus, et aucun bruit de clé.',
        ],
        refrain: ['Rentre, navet. Non, trop gros.'],
        turned: ['Croque, croque. Plus si gros.'],
        noticing: [
          'Il [fallut|a fallu] le reprendre. Le navet avait maintenant une marque, tout autour, comme une ceinture. Au-dessus de la ceinture, il aurait convenu à un éléphant.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] et [croqua|a croqué] tout ce qui dépassait de la ceinture. À chaque bouchée, {hero_il} mâchait pour de bon. Puis le petit bout [alla|est allé], tout seul, près {de_part}.',
        ],
        answer: [
          'Il [entra|est entré] comme un doigt dans un gant. Au fond, il [toucha|a touché] quelque chose qui attendait d’être touché.',
        ],
        echo: [
          '<companion>C’était comment, le dessus ?</companion> [demanda|a demandé] {companion}. <hero>Au début, ça râpe</hero>, [dit|a dit] {hero}. <hero>Vers le milieu, on cause.</hero>',
        ],
      },
    ],
  },
  firstBiteReport: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Beurk !</hero> [cria|a crié] {hero}, à trois pas. {hero_subj} [tendit|a tendu] son radis à bout de bras à {part_def}. <hero>Mange-le, toi !</hero>',
          ],
          warm: [
            '<hero>Je te le donne, moi je n’aime pas</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [tendit|a tendu] le radis sans l’avoir goûté.',
          ],
          clever: [
            '{hero_subj} n’aimait pas les radis, et voulait passer. {hero_il} [proposa|a proposé] le radis à {part_def} contre le passage. Il n’en manquait pas une bouchée.',
          ],
          playful: [
            '<hero>Radis empoisonné !</hero> [dit|a dit] {hero} en se tenant la gorge. <hero>À toi de goûter</hero>, et {hero_il} [le tendit|l’a tendu] {a_part}.',
          ],
        },
        fails: ['{hero_subj} [dit|a dit] beurk encore une fois, bien fort, en avançant le radis.'],
        again: [
          'Le radis [arriva|est arrivé] tout près. {hero} ne le tenait plus que par une feuille, en se bouchant le nez.',
        ],
        refrain: ['Beurk, pour toi. Non, pour toi.'],
        turned: ['Croc, pour moi. Tiens, pour toi.'],
        noticing: [
          '{part_def} regardait le radis. Puis la bouche de {hero}. Puis le radis encore. C’est ainsi qu’on regarde un éclaireur avant de passer le pont.',
        ],
        deed: [
          '{hero_subj} [croqua|a croqué] le radis, une demi-lune, et [mâcha|a mâché] les yeux ouverts. <hero>Ça pique, et après c’est frais.</hero> {hero_il} [tendit|a tendu] à {part_def} le côté entier.',
        ],
        answer: [
          'Un long regard [passa|est passé] sur la demi-lune du radis, et sur chaque dent qui l’avait faite.',
        ],
        echo: [
          '<companion>Ça pique encore ?</companion> [demanda|a demandé] {companion}. {hero} [tira|a tiré] la langue pour montrer. La langue avait l’air contente.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Pouah</hero>, [dit|a dit] {hero} de loin à une carotte, et [la jeta|l’a jetée] presque {a_part} : <hero>Tiens, c’est pour toi.</hero>',
          ],
          warm: [
            '<hero>Je te l’offre, vraiment</hero>, [dit|a dit] {hero} à {part_def}, la carotte au bout de deux doigts, le nez ailleurs.',
          ],
          clever: [
            '{hero_subj} [proposa|a proposé] {a_part} un marché : la carotte entière, pas même entamée. {part_def} [trouva|a trouvé] que c’était louche.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] avec la carotte le missile, ziou, jusqu’à {part_def}, et [ferma|a fermé] la bouche à double tour.',
          ],
        },
        fails: [
          '<hero>C’est toi qui manges</hero>, [dit|a dit] {hero}. Personne n’avait jamais offert si vite, ni de si loin.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] la carotte du pied. Elle [roula|a roulé], et l’on [fit|a fait] un pas de côté pour elle.',
        ],
        refrain: ['Pouah, à toi. Pouah, à toi. Non.'],
        turned: ['Croc, à moi. Croc, à toi. Oui.'],
        noticing: [
          '{part_def} [regarda|a regardé] la carotte, puis les dents de {hero}, puis la carotte. Un cuisinier ne mange pas avant d’avoir vu manger quelqu’un.',
        ],
        deed: [
          '{hero_subj} [ramassa|a ramassé] la carotte, [l’essuya|l’a essuyée], et [mordit|a mordu] la pointe. {hero_subj} [mâcha|a mâché], les yeux grands ouverts. <hero>C’est sucré au milieu</hero>, [dit|a dit] {hero}, surpris{hero_e}. Et {hero_il} [tendit|a tendu] le gros bout {a_part}.',
        ],
        answer: ['Il y avait une trace de dents, et un témoin. Cela suffisait à n’importe quel gardien.'],
        echo: [
          '<companion>C’était comment ?</companion> [demanda|a demandé] {companion}. <hero>Sucré au milieu</hero>, [dit|a dit] {hero}. <companion>Et au bord ?</companion> <hero>Au bord, c’est de la carotte.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Beurk, prends-le !</hero> [cria|a crié] {hero} à {part_def}, de loin, en lançant le bras avec le radis au bout.',
          ],
          warm: [
            '<hero>C’est bon pour les autres</hero>, [dit|a dit] {hero} {a_part} en tendant le radis. Son nez disait tout autre chose.',
          ],
          clever: [
            '{hero_subj} [montra|a montré] à {part_def} le radis, puis un doigt, puis la bouche. Celle {de_part}, pas la sienne.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] danser le radis devant {part_def} en criant beurk sur trois notes.',
          ],
        },
        fails: [
          'Un radis qu’on agite en grimaçant, on peut s’en fâcher. {hero_subj} [agita|a agité] davantage.',
        ],
        again: [
          '<hero>Mange, mange</hero>, [cria|a crié] {hero}. {hero_il} [recula|a reculé] en même temps, à cause de l’odeur.',
        ],
        refrain: ['Beurk, beurk. Pas pour moi. Fâché.'],
        turned: ['Croc, croc. Pour moi. Pour toi.'],
        noticing: [
          'Les yeux, en face, allaient du radis à la bouche de {hero}, et retour. Ils attendaient qu’il se passe une chose entre les deux.',
        ],
        deed: [
          '{hero_subj} [croqua|a croqué] une demi-lune de radis, [mâcha|a mâché], [fit|a fait] la vraie grimace, puis la vraie suite. {hero_il} [tendit|a tendu] le côté entier à {part_def}.',
        ],
        answer: ['Croquer, mâcher, grimacer, donner : cela se comprend sans un mot.'],
        echo: [
          'Le lendemain, {companion} [mangea|a mangé] le radis de la salade en faisant d’abord la grimace. C’était devenu le mode d’emploi.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Bah</hero>, [fit|a fait] {hero} devant un poireau, et [le poussa|l’a poussé] vers {part_def}, du bout du pied. <hero>C’est à manger. Pas par moi.</hero>',
          ],
          warm: [
            '<hero>C’est délicieux, il paraît</hero>, [dit|a dit] {hero} {a_part}, la bouche cousue, le poireau tendu.',
          ],
          clever: [
            'Un cadeau reste un cadeau, même vert, [calcula|a calculé] {hero}. {part_def} [regarda|a regardé] surtout le nez qui le tendait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’avion avec le poireau, jusqu’à la bouche {de_part}, et un bruit de crash avec la sienne.',
          ],
        },
        fails: [
          'Il y avait un poireau qui disait oui, et une figure qui disait non. On [crut|a cru] la figure.',
        ],
        again: [
          '{hero_subj} [cacha|a caché] la figure derrière le poireau. Cela [fit|a fait] un poireau avec des oreilles.',
        ],
        refrain: ['Bah. Toi. Bah. Toi. Non.'],
        turned: ['Croc. Moi. Oh. Toi.'],
        noticing: [
          'Il se faisait un va-et-vient : le poireau, la bouche de {hero}, le poireau, la bouche de {hero}. C’était comme une question en deux mots, et la réponse était entre les deux.',
        ],
        deed: [
          '{hero_subj} [croqua|a croqué] dans le blanc. {hero_subj} [mâcha|a mâché] sans rien cacher : l’œil qui cligne, puis l’autre qui s’étonne. Après, {hero_il} [avança|a avancé] le bout sans dents {a_part}.',
        ],
        answer: ['On avait tout vu, dans l’ordre. C’est ainsi que l’on apprend à manger, partout.'],
        echo: [
          '<companion>Alors ?</companion> [demanda|a demandé] {companion}. {hero_subj} [refit|a refait] les deux yeux. {companion} [tendit|a tendu] son assiette.',
        ],
      },
    ],
  },
  peaByPea: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait une cosse de pois, et pas envie de pois. {hero_il} les [jeta|a jetés] sur {part_def}, un par un. <hero>Sors de là !</hero>',
          ],
          warm: [
            '<hero>Un petit pois pour toi</hero>, [dit|a dit] {hero} à chaque pois. Et {hero_il} [le lança|l’a lancé] sur {part_def}. Il rebondissait.',
          ],
          clever: [
            'Avec dix pois, on peut faire sortir quelqu’un, et n’en manger aucun. {hero_subj} [visa|a visé] {part_def}.',
          ],
          playful: [
            '<hero>Pan, pois ! Pan, pois !</hero> {hero_subj} [joua|a joué] au canon, et {part_def} était la cible.',
          ],
        },
        fails: [
          'Tic, dans le mille. {hero_subj} [ouvrit|a ouvert] la bouche pour rire, et [lança|a lancé] le suivant.',
        ],
        again: [
          '{hero_subj} en [lança|a lancé] trois d’un coup. Les petits pois ont beau être petits, ce sont des pois.',
        ],
        refrain: ['Tic, un pois. Tic, plus loin.'],
        turned: ['Pop, un pois. Miam, tout près.'],
        noticing: [
          'Un pois [revint|est revenu] en roulant. Il [s’arrêta|s’est arrêté] contre le genou de {hero}. Il était rond et vert, et il n’avait rien fait à personne.',
        ],
        deed: [
          '{hero_subj} [se coucha|s’est couché{hero_e}] sur le ventre et [ouvrit|a ouvert] une cosse : pop. {hero_il} [mangea|a mangé] le premier pois, lentement. Le deuxième, {hero_il} [le posa|l’a posé] à mi-chemin {de_part}.',
        ],
        answer: [
          'On avait mangé le premier, et il n’était rien arrivé. Un petit bruit [remua|a remué] du côté du deuxième.',
        ],
        echo: [
          '<companion>C’était bon ?</companion> [demanda|a demandé] {companion}. <hero>C’était rond</hero>, [dit|a dit] {hero}. <hero>Au milieu, c’est sucré.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Sarbacane, un pois, pfuit. {hero_subj} [visa|a visé] {part_def}. <hero>Sors, c’est servi.</hero>',
          ],
          warm: [
            '<hero>Je te donne les miens, tous</hero>, [dit|a dit] {hero} {a_part}. Ils arrivaient un peu vite, pour des cadeaux.',
          ],
          clever: [
            'À vingt pois la minute, l’assiette serait vide, [calcula|a calculé] {hero}, et {part_def} nourri{part_e}. Personne n’ouvrait la bouche.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la pluie de printemps sur {part_def}, goutte verte, goutte verte. On [ouvrit|a ouvert] un parapluie, ou tout comme.',
          ],
        },
        fails: ['Dans le mille. En face, le mille [devint|est devenu] tout petit.'],
        again: ['{hero_subj} [chargea|a chargé] une poignée. Elle [partit|est partie] dans son col.'],
        refrain: ['Pfuit, un pois. Caché. Pfuit, un pois.'],
        turned: ['Croc. C’est doux. Un pour toi. Là.'],
        noticing: [
          'Le dernier pois [fit|a fait] demi-tour sur une bosse et [revint|est revenu] à la main de {hero}, tout chaud d’avoir roulé. On ne jette pas deux fois ce qui revient.',
        ],
        deed: [
          'À plat ventre, {hero_subj} [mit|a mis] ce pois sur sa langue et [croqua|a croqué], très lentement. Un autre, {hero_subj} [le posa|l’a posé] à mi-chemin {de_part}, comme on pose une question.',
        ],
        answer: ['La question [roula|a roulé] d’un rien. C’était un nez qui la poussait.'],
        echo: [
          'Dans le gilet, au lavage, il y avait trois pois. <companion>On les plante ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ne voulait pas de ses petits pois. Le premier [partit|est parti] sur {part_def}. Toc. Une paupière [trembla|a tremblé].',
          ],
          warm: [
            '<hero>Tiens, je te les donne tous</hero>, [dit|a dit] {hero} {a_part}, en les lançant un à un. C’était généreux, et cela roulait.',
          ],
          clever: [
            'Un petit pois jeté, c’est un petit pois de moins. {hero_subj} [lança|a lancé] celui-ci sur {part_def}, et [compta|a compté].',
          ],
          playful: ['{hero_subj} [fit|a fait] la catapulte à petits pois. {part_def} servait de château.'],
        },
        fails: ['Toc, un pois. Toc, un autre. {hero_subj} [visa|a visé] mieux, et de plus près.'],
        again: [
          '{hero_subj} [lança|a lancé] trois pois d’un coup. L’un [revint|est revenu] sur son nez, comme une réponse.',
        ],
        refrain: ['Un pois, toc. Grrr. Un pois, toc.'],
        turned: ['Un pois, miam. Un pois, là.'],
        noticing: [
          'Un pois [revint|est revenu] en roulant jusqu’à son genou. Il était rond, il était vert. Il n’avait rien fait à personne.',
        ],
        deed: [
          '{hero_subj} [se coucha|s’est couché{hero_e}] à plat ventre et [ouvrit|a ouvert] une cosse : poc. {hero_il} [mangea|a mangé] le premier pois, lentement. Le second, {hero} [le posa|l’a posé] à mi-chemin {de_part}.',
        ],
        answer: [
          'Cela sentait le vert et le jardin. Un nez [remua|a remué], et [se tourna|s’est tourné] de ce côté-là.',
        ],
        echo: [
          '<companion>Il en reste un</companion>, [dit|a dit] {companion}. Ils [le coupèrent|l’ont coupé] en deux. C’était très petit, et très bon.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [fit|a fait] une catapulte de sa fourchette. Le premier petit pois [partit|est parti] vers {part_def}, et [fit|a fait] toc.',
          ],
          warm: [
            '<hero>Tout pour toi</hero>, [dit|a dit] {hero} à {part_def}, et les petits pois [s’en allèrent|s’en sont allés] par-dessus la tête de {hero}, un par un.',
          ],
          clever: [
            '{hero_subj} [voulut|a voulu] s’en débarrasser dans l’ordre. Numéro un, toc, contre {part_def}. Numéro deux, toc.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la grêle sur {part_def}, une grêle verte. Il grêlait aussi dans ses propres cheveux.',
          ],
        },
        fails: [
          'Toc, et l’on se tournait. Toc, et l’on se serrait. {hero_subj} [chargea|a chargé] le suivant.',
        ],
        again: ['Un pois [alla|est allé] loger dans une manche. C’était celle de {hero}.'],
        refrain: ['Pois, toc. Ronfle. Pois, toc. Ronfle.'],
        turned: ['Pois, croc. Un pour toi. Là, doux.'],
        noticing: [
          'Un petit pois [revint|est revenu], et [s’arrêta|s’est arrêté] au bout de la chaussure. Il avait fait tout ce chemin. Il n’avait pas l’air fâché. {hero_subj} [le ramassa|l’a ramassé], et [le regarda|l’a regardé] un peu, pour la première fois.',
        ],
        deed: [
          '{hero_subj} [s’allongea|s’est allongé{hero_e}], le menton au sol. {hero_subj} [croqua|a croqué] ce pois-là, lentement, jusqu’au sucre. {hero_subj} en [posa|a posé] un autre à mi-chemin {de_part}, sans un toc.',
        ],
        answer: [
          'Quelque chose [s’ouvrit|s’est ouvert], un nez ou une paume. Cela sentait le jardin, là, tout près, et cela ne faisait plus toc.',
        ],
        echo: [
          '<companion>Il t’en reste un</companion>, [dit|a dit] {companion}, <companion>dans l’oreille.</companion> {hero_subj} [le mangea|l’a mangé].',
        ],
      },
    ],
  },
  thirtyChews: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait un morceau de chou-rave dans une joue et n’y touchait plus. La joue pleine, {hero_il} [fonça|a foncé] dans {part_def}.',
          ],
          warm: [
            '{hero_subj} [garda|a gardé] le morceau au chaud dans sa joue, pour plus tard. <hero>J’arrive</hero>, [dit|a dit] {hero} d’une voix de joue à {part_def}.',
          ],
          clever: [
            '{hero_subj} [réfléchit|a réfléchi] : si l’on n’avale pas, on n’a pas mangé. La joue ronde, {hero_il} [regarda|a regardé] dans {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le hamster, une joue énorme, et [trottina|a trottiné] jusque dans {part_def}.',
          ],
        },
        fails: [
          '{hero_subj} [revint|est revenu{hero_e}], [tourna|a tourné] le morceau d’une joue à l’autre, et y [retourna|est retourné{hero_e}]. Cela faisait beaucoup d’allées et venues, pour rien voir.',
        ],
        again: [
          '{hero_subj} [ouvrit|a ouvert] des yeux grands comme des soucoupes. La joue aussi [s’ouvrit|s’est ouverte], presque.',
        ],
        refrain: ['Joue, dedans. Joue, dehors. Noir.'],
        turned: ['Mâche, mâche, mâche. Ferme les yeux.'],
        noticing: [
          'La joue était fatiguée. Ici, pas d’endroit pour recracher. {hero_subj} [se tint|s’est tenu{hero_e}] tranquille et [demanda|a demandé] à sa langue ce que c’était. Elle ne savait pas encore.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] devant {part_def}, [ferma|a fermé] les deux yeux et [mâcha|a mâché] trente fois. À dix, c’était de la pomme. À vingt, un peu de noix.',
        ],
        answer: [
          '{hero_subj} [avala|a avalé] et [rouvrit|a rouvert] les yeux. Trente coups de dents, c’est long, pour le noir. Il avait pâli.',
        ],
        echo: [
          '<companion>Et à trente ?</companion> [demanda|a demandé] {companion}. {hero} [ferma|a fermé] les yeux pour se souvenir. <hero>À trente, c’était fini. C’est dommage.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [garda|a gardé] un bout de navet derrière une dent, et [entra|est entré{hero_e}] dans {part_def} sans mâcher. On ne voit rien, la bouche pleine.',
          ],
          warm: [
            '<hero>Je mangerai après, c’est promis</hero>, [dit|a dit] {hero} à {companion}, le navet en joue, la tête dans {part_def}.',
          ],
          clever: [
            'Un navet, cela attend, le reste non, [estima|a estimé] {hero}. {hero_subj} [fit|a fait] l’aller-retour dans {part_def}, navet compris.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’écureuil dans {part_def}, une joue ronde comme une noix. Les écureuils, eux, mâchent.',
          ],
        },
        fails: [
          'Un coup d’œil dedans, une grimace, un coup d’œil dehors. Ni le navet ni le noir ne diminuaient.',
        ],
        again: ['Le navet [changea|a changé] de joue. C’était tout ce qui changeait.'],
        refrain: ['Navet, va voir. Noir. Navet, va voir.'],
        turned: ['Croque. Croque. Trente. Et là.'],
        noticing: [
          'Sa joue avait mal à la joue. {hero_subj} ne pouvait pas cracher, pas ici. La langue [fit|a fait] le tour du navet, du côté où cela ne piquait pas, et [trouva|a trouvé] un goût qu’elle connaissait.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] au bord {de_part}, [ferma|a fermé] les yeux, et [mâcha|a mâché] pour de bon. À dix, cela sentait la terre après la pluie. À vingt, c’était sucré. À trente, plus rien.',
        ],
        answer: [
          'Les yeux [se rouvrirent|se sont rouverts], reposés. Pendant tout ce temps, le noir avait mâché aussi.',
        ],
        echo: [
          '<companion>Encore un ?</companion> [demanda|a demandé] {companion}, le plat à la main. {hero_subj} [ferma|a fermé] les yeux. <hero>Attends</hero>, [dit|a dit] {hero}, <hero>j’en suis à vingt.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [cala|a calé] son bout de chou-rave dans une joue et [toucha|a touché] {part_def}. Puis encore, de l’autre main.',
          ],
          warm: [
            '{hero_subj} [parla|a parlé] à {part_def}, la joue pleine, et [caressa|a caressé] du bout du doigt. <hero>Fa avanfe ?</hero>',
          ],
          clever: [
            '{hero_subj} [mordit|a mordu], [ne mâcha pas|n’a pas mâché], et [mesura|a mesuré] {part_def}. Mâcher et mesurer, c’était trop à la fois.',
          ],
          playful: [
            '<hero>Hmf hmf</hero>, [fit|a fait] {hero}, la joue ronde. C’était du hamster, et cela voulait dire que {part_def} était prêt{part_e}.',
          ],
        },
        fails: [
          'Aller, toucher, revenir. Le morceau ne changeait pas de joue, et le doigt ne changeait pas de place.',
        ],
        again: [
          '{hero_subj} [courut|a couru] regarder si vite que le morceau [changea|a changé] de joue tout seul.',
        ],
        refrain: ['Joue, je touche. Joue, je touche.'],
        turned: ['Mâche, mâche, mâche. Et rien ne bouge.'],
        noticing: [
          'La joue tirait. On ne pouvait cracher nulle part. {hero_subj} [s’arrêta|s’est arrêté{hero_e}] et [demanda|a demandé] à sa langue : c’est quoi, au fond ? La langue [se mit|s’est mise] au travail.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}], [ferma|a fermé] les yeux et [mâcha|a mâché], trente fois. À dix, c’était de la pomme, à vingt, de la noisette. {part_def} [resta|est resté{part_e}] tranquille.',
        ],
        answer: [
          '{hero_subj} [avala|a avalé] et [rouvrit|a rouvert] seulement alors les yeux. Trente coups de dents, c’était juste ce qui manquait.',
        ],
        echo: [
          '<companion>Encore trente ?</companion> [demanda|a demandé] {companion}, à table. <hero>Ça dépend de quoi</hero>, [dit|a dit] {hero}, la bouche prête.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [mit|a mis] un morceau de céleri de côté, dans la joue. <hero>Plus tard.</hero> Et {hero_il} [alla|est allé{hero_e}] tâter {part_def}, la joue en avant.',
          ],
          warm: [
            '<hero>Ve fuis là</hero>, [dit|a dit] {hero} à {part_def}, à cause du céleri dans la joue, et, pour tenir compagnie, {hero_il} [appuya|a appuyé] un peu.',
          ],
          clever: [
            'Une bouchée qu’on n’avale pas ne compte pas, [calcula|a calculé] {hero}. {hero_subj} [garda|a gardé] la sienne dans un coin, et [retourna|est retourné{hero_e}] mesurer {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’écureuil en novembre, une provision dans la joue. L’écureuil [gratta|a gratté] autour {de_part}.',
          ],
        },
        fails: [
          'Mâcher ou regarder, il fallait choisir. {hero_subj} [ne mâcha pas|n’a pas mâché], et [regarda|a regardé] avec les doigts.',
        ],
        again: [
          'La joue [voulut|a voulu] parler. {hero_subj} [la fit taire|l’a fait taire] d’une main, et [toucha|a touché] de l’autre.',
        ],
        refrain: ['Dans la joue. Pas fini.'],
        turned: ['Croque, croque. Et fini.'],
        noticing: [
          'Cela faisait un fil, sur le côté de la langue. Il n’y avait nulle part où le mettre. <hero>Bon</hero>, [pensa|a pensé] {hero}. <hero>C’est quoi ?</hero> La langue [alla|est allée] aux renseignements.',
        ],
        deed: [
          '{hero_subj} [tourna|a tourné] le dos à {part_def} et [ferma|a fermé] les yeux. Trente fois, les dents [montèrent|sont montées] et [descendirent|sont descendues]. À dix, c’était vert. À vingt, c’était presque du sel. À trente, il n’y en avait plus.',
        ],
        answer: ['{hero_subj} [rouvrit|a rouvert] les yeux. On les avait fermés le temps qu’il fallait.'],
        echo: [
          '<companion>Tu en veux encore ?</companion> [demanda|a demandé] {companion}. <hero>Un bout pour vérifier</hero>, [dit|a dit] {hero}. <hero>Je me suis peut-être trompé{hero_e} à vingt.</hero>',
        ],
      },
    ],
  },
  bowlInTheMiddle: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} n’avait pas le temps de manger. Un paquet de chips dans la poche, {hero_il} [souleva|a soulevé] {part_def}, seul{hero_e}, à bout de bras.',
          ],
          warm: [
            '<hero>Allez manger, vous autres, je m’en occupe</hero>, [dit|a dit] {hero}, aimable et pâle, et {hero_il} [reprit|a repris] {part_def}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] que quatre chips font un repas et qu’une personne suffit à {part_def}. Les deux calculs [tinrent|ont tenu] dix minutes.',
          ],
          playful: [
            '{hero_subj} [annonça|a annoncé] un record du monde : {part_def}, une seule main, et un paquet de chips dans l’autre.',
          ],
        },
        fails: [
          'Quelqu’un [proposa|a proposé] un coup de main. {hero_subj} [répondit|a répondu] sèchement, et [serra|a serré] plus fort ce qu’{hero_il} tenait.',
        ],
        again: [
          '{hero_subj} [recommença|a recommencé] avec un grand geste. C’était surtout une très grande faim.',
        ],
        noticing: [
          'Sa main tremblait au-dessus de tout cela. {hero_subj} [la regarda|l’a regardé] trembler. Le long des murs, quatre personnes aux doigts pleins de miettes avaient cessé de demander.',
        ],
        deed: [
          '{hero_subj} [acheta|a acheté] des carottes et des concombres avec l’argent du concert. Au milieu, à côté {de_part}, {hero_il} [s’assit|s’est assis{hero_e}], [éplucha|a épluché] pour tous, et [croqua|a croqué] le premier.',
        ],
        answer: [
          'On [vint|est venu] au saladier. On y [resta|est resté], une carotte dans une main, l’autre libre.',
        ],
        echo: [
          '<companion>C’était qui, au concert ?</companion> [demanda|a demandé] {companion}, le lendemain. <hero>Mystère</hero>, [dit|a dit] {hero}, et {hero_il} [croqua|a croqué] le bout d’un concombre.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [avala|a avalé] trois chips debout et [retourna|est retourné{hero_e}] à {part_def}, sans attendre, les doigts gras et pressés.',
          ],
          warm: [
            '{hero_subj} [dit|a dit] à tous de se reposer, et [resta|est resté{hero_e}] seul{hero_e} à presser {part_def}, avec un sourire qui tremblait.',
          ],
          clever: [
            '{hero_subj} avait prévu le temps de {part_def} à la minute. Le temps de manger n’y était pas.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {part_def} le coup du chef étoilé, avec trois chips et une moustache. Après, {hero_il} [retourna|est retourné{hero_e}] presser.',
          ],
        },
        fails: [
          '<hero>Ne touchez à rien</hero>, [dit|a dit] {hero} à ceux qui ne touchaient à rien. Et {hero_il} [toucha|a touché].',
        ],
        again: [
          '{hero_subj} [retira|a retiré] le couvercle, ou ce qui en tenait lieu, pour la sixième fois. Il n’y avait toujours pas de miracle.',
        ],
        noticing: [
          'Ses doigts tremblaient tout près du travail. {hero_subj} [leva|a levé] la tête. Autour, il y avait quatre visages avec des miettes, et ils n’offraient plus rien.',
        ],
        deed: [
          'Avec l’argent du concert, {hero} [acheta|a acheté] des carottes. {hero_il} [s’assit|s’est assis{hero_e}] au milieu, loin {de_part}, [éplucha|a épluché] pour six, et [mangea|a mangé] la première.',
        ],
        answer: [
          'Un saladier pour six, cela ne s’épluche pas en trois minutes. Pendant tout ce temps, personne [ne pressa|n’a pressé] rien.',
        ],
        echo: [
          'Le billet de concert [servit|a servi] à ramasser les épluchures. <companion>Bon groupe ?</companion> [demanda|a demandé] {companion}. <hero>Il paraît.</hero>',
        ],
      },
    ],
  },
  purpleMouth: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [mangea|a mangé] sa betterave cachée derrière un sac, vite, et [rit|a ri] avec les autres vers {part_def}.',
          ],
          warm: [
            '{hero_subj} [adressa|a adressé] un sourire à {part_def}. Puis {hero_il} [rit|a ri] quand même, comme tout le monde, une main sur sa propre boîte.',
          ],
          clever: [
            '{hero_subj} [évalua|a évalué] les risques. Une boîte ouverte à la fois, et que ce soit celle {de_part}. {hero_il} [rit|a ri] au bon moment.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la blague sur la boîte {de_part}. Elle était assez drôle pour que personne ne demande à voir la sienne.',
          ],
        },
        fails: [
          'On [rit|a ri] encore. {hero_subj} [rit|a ri] le plus fort, les deux pouces sur un couvercle.',
        ],
        again: ['{hero_subj} [mâcha|a mâché] sans bouger les joues. Cela demande un entraînement certain.'],
        noticing: [
          'Là-bas, deux pouces tenaient un couvercle fermé. {hero_subj} [baissa|a baissé] les yeux. Devant {hero_lui}, deux pouces faisaient exactement la même chose.',
        ],
        deed: [
          '{hero_subj} [ouvrit|a ouvert] sa boîte au milieu de tous et [mangea|a mangé], la bouche violette, une tache sur la chemise blanche. {hero_il} [tendit|a tendu] la fourchette vers {part_def}.',
        ],
        answer: ['Dans la salle, une bouche violette se voit de partout. {part_def} [la vit|l’a vue].'],
        echo: [
          'La chemise n’est jamais redevenue blanche. {hero} [la porta|l’a porté] le lundi suivant. {companion} avait mis la sienne, avec une tache de carotte.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [mangea|a mangé] trois bouchées de betterave la tête dans son sac, et en [ressortit|est ressorti{hero_e}] pour rire de la boîte {de_part}.',
          ],
          warm: [
            '<hero>Ce n’est pas méchant</hero>, [dit|a dit] {hero} à {part_def} en riant avec les autres, une main sur sa propre boîte.',
          ],
          clever: [
            'On ne rit que d’une boîte par jour, avait observé {hero}. {hero_subj} [regarda|a regardé] celle {de_part}, et [rangea|a rangé] la sienne.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la voix de ce qu’il y avait dans la boîte {de_part}. Sous la table, sa betterave se taisait.',
          ],
        },
        fails: [
          'La chose la plus drôle [fut|a été] dite. Elle venait de {hero}, la bouche bien fermée entre les mots.',
        ],
        again: ['{hero_subj} [rit|a ri] encore, mais la serviette devant les dents.'],
        noticing: [
          'Un couvercle [claqua|a claqué], là-bas. {hero_subj} [voulut|a voulu] fermer le sien plus fort, et [n’y arriva pas|n’y est pas arrivé{hero_e}] : ses pouces y étaient déjà, depuis le début du repas, blancs à force d’appuyer.',
        ],
        deed: [
          '{hero_subj} [souleva|a soulevé] le couvercle et [poussa|a poussé] la boîte au milieu de la table. {hero_subj} [mangea|a mangé], longuement, et [sourit|a souri] à tout le monde de toutes ses dents violettes. Puis {hero_il} [fit|a fait] glisser la fourchette vers {part_def}.',
        ],
        answer: [
          'C’était comme une lampe, en violet. On [regarda|a regardé] de ce côté-là, et du côté {de_part} un couvercle [bougea|a bougé], d’un doigt.',
        ],
        echo: [
          '<companion>Tu as signé mon cahier</companion>, [dit|a dit] {companion}, en montrant la trace. C’était une bouche, sans faute d’orthographe.',
        ],
      },
    ],
  },
};
