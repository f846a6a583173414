import type { LessonPairs } from '../../schema.ts';

export const respect: LessonPairs = {
  shoesAtTheEdge: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} connaissait le plus court : par-dessus {part_def}, sans demander. {hero_il} [leva|a levé] un pied, puis l’autre, puis le premier.',
          ],
          warm: [
            '{hero_subj} ne voulait réveiller personne. {hero_il} [se glissa donc|s’est donc glissé{hero_e}] contre {part_def}, son sac sur le dos, le sac contre une oreille.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] que l’on peut traverser un sommeil par le milieu. {hero_il} [fit|a fait] trois pas tout près {de_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le fantôme : <hero>Hou, je ne suis pas là.</hero> Et le fantôme [passa|a passé] par-dessus {part_def}, avec ses chaussures.',
          ],
        },
        fails: [
          'Le sac [cogna|a cogné], une semelle [couina|a couiné]. {hero_subj} [chuchota|a chuchoté] que ce n’était rien, et [avança|a avancé] encore.',
        ],
        again: [
          '{hero_subj} [ôta|a ôté] une seule chaussure, pour faire la moitié du bruit. L’autre [fit|a fait] le bruit des deux.',
        ],
        refrain: ['Toc, toc, la chaussure. Grrr, dit le dormeur.'],
        turned: ['Chut, chut, la chaussure. Et plus un grrr.'],
        noticing: [
          '{hero_subj} [resta|est resté{hero_e}] sur une jambe. L’autre pied n’osait plus se poser. Par terre, c’était balayé, et quelqu’un avait tout mis en ordre.',
        ],
        deed: [
          '{hero_subj} [recula|a reculé] jusqu’au bord et y [posa|a posé] ses chaussures et son sac, bien côte à côte. <hero>S’il vous plaît</hero>, [dit|a dit] {hero}, et {hero_il} [attendit|a attendu] la réponse.',
        ],
        answer: [
          'Les deux chaussures restaient au bout de la rangée, comme chez elles. {part_def} [soupira|a soupiré], tout au fond.',
        ],
        echo: [
          'Le soir, {hero} [rangea|a rangé] ses chaussures au bord du tapis, l’une près de l’autre. Puis {hero_il} [attendit|a attendu] un peu qu’on dise entrez.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [marcha|a marché] droit sur {part_def}, parce que c’était droit. Il y avait un petit bruit à chaque pas, comme du verre.',
          ],
          warm: [
            '<hero>Pardon, pardon</hero>, [dit|a dit] {hero} tout bas, en enjambant {part_def} avec ses chaussures mouillées.',
          ],
          clever: [
            'Le plus court passe par le milieu, [calcula|a calculé] {hero}. Au milieu, il y avait {part_def}, et autour {de_part}, des choses en rang.',
          ],
          playful: [
            '{hero_subj} [passa|est passé{hero_e}] chez {part_def} comme dans un livre d’images, sur la pointe des semelles, crouch, crouch.',
          ],
        },
        fails: [
          'Le sac [cogna|a cogné] ceci, le talon [cogna|a cogné] cela. Chaque chose cognée en [réveilla|a réveillé] un peu une autre.',
        ],
        again: [
          '{hero_subj} [fit|a fait] demi-tour pour prendre de l’élan. Le demi-tour était plus large que l’entrée.',
        ],
        refrain: ['Crouch, crouch. Grrr. Crouch, crouch.'],
        turned: ['Mes chaussures. Là. Toc. On peut ?'],
        noticing: [
          '{hero_subj} [regarda|a regardé] où poser le pied. Là, c’était plié. Là, c’était rangé par taille. Là, quelqu’un avait laissé ses affaires comme on les laisse le soir, chez soi, quand on croit être seul.',
        ],
        deed: [
          '{hero_subj} [ressortit|est ressorti{hero_e}] par où {hero_subj} était entré{hero_e}. Les chaussures [attendirent|ont attendu] au bord, le sac à côté. <hero>On peut venir chez vous ?</hero> Devant {part_def}, {hero_subj} [attendit|a attendu] aussi.',
        ],
        answer: ['On avait demandé. Tout au fond d’un rêve, quelqu’un [dit|a dit] sans doute que oui.'],
        echo: [
          '<companion>Tu n’entres pas ?</companion> [demanda|a demandé] {companion}, de son lit. <hero>J’attendais que tu le dises</hero>, [dit|a dit] {hero}, en chaussettes.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [entra|est entré{hero_e}] tout droit dans {part_def}, les chaussures aux pieds, le sac sur le dos. Le sac [frotta|a frotté] des deux côtés.',
          ],
          warm: [
            '<hero>Je ne fais que passer</hero>, [dit|a dit] {hero} d’une voix aimable à {part_def}. Le sac et les semelles [passèrent|ont passé] avant la voix.',
          ],
          clever: [
            '{hero_subj} [mesura|a mesuré] {part_def} avec les épaules. Les épaules passaient. Le sac et les chaussures, on ne les avait pas comptés.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le facteur, son sac sur le ventre. Puis {hero_il} [sonna|a sonné] en entrant dans {part_def} : <hero>Colis !</hero>',
          ],
        },
        fails: [
          'Les chaussures [raclèrent|ont raclé]. {hero_subj} [poussa|a poussé] le sac, et le sac [poussa|a poussé] tout le reste.',
        ],
        again: [
          '{hero_subj} [entra|est entré{hero_e}] de côté, puis de l’autre côté. Le sac, lui, avait le même ventre des deux côtés.',
        ],
        refrain: ['Clomp, clomp. Coincé. Clomp, clomp.'],
        turned: ['Chaussures au bord. Sac au bord. Chut.'],
        noticing: [
          '{hero_subj} ne savait plus où mettre son pied. Par terre, c’était balayé. Quelqu’un, ici, avait rangé jusqu’à la poussière.',
        ],
        deed: [
          '{hero_subj} [recula|a reculé] jusqu’au bord et [posa|a posé] ses chaussures et son sac, côte à côte. <hero>S’il vous plaît</hero>, [dit|a dit] {hero}, tourné{hero_e} vers {part_def}. Puis {hero_il} [attendit|a attendu] la réponse.',
        ],
        answer: ['Sans sac et en chaussettes, {hero} était exactement aussi mince qu’on le demandait ici.'],
        echo: [
          '<companion>Tu as un trou à la chaussette</companion>, [dit|a dit] {companion}. <hero>C’est pour respirer</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Un sac, deux bottes et {hero} : le tout [entra|est entré] dans {part_def} au pas, et y [resta|est resté].',
          ],
          warm: [
            '<hero>Bonjour, pardon, merci</hero>, [dit|a dit] {hero} en vrac à {part_def}, et [passa|a passé] la jambe avec la boue du dehors.',
          ],
          clever: [
            'Ôter tout cela prend du temps, [calcula|a calculé] {hero}. Le passer dans {part_def} en [prit|a pris] plus.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bouchon de bouteille dans {part_def}, le sac en haut, les bottes en bas.',
          ],
        },
        fails: [
          'Le sac [accrocha|a accroché] à gauche, les bottes à droite. {hero_subj} [tira|a tiré] sur le milieu.',
        ],
        again: [
          '{hero_subj} [souffla|a soufflé] tout son air, pour être mince. Le sac, lui, [garda|a gardé] le sien.',
        ],
        refrain: ['Clop. Coincé. Clop. Coincé.'],
        turned: ['Bottes, là. Sac, là. On peut ? Oui.'],
        noticing: [
          'Une botte en l’air, {hero_subj} [chercha|a cherché] où la poser. Il y avait des rayures dans la poussière, toutes dans le même sens : un balai. Et au bout des rayures, une marque de boue toute neuve, avec un talon.',
        ],
        deed: [
          '{hero_subj} [recula|a reculé], et [effaça|a effacé] le talon du bout de sa manche. Au bord, les bottes, l’une contre l’autre, et le sac par-dessus. <hero>On peut ?</hero> [demanda|a demandé] {hero} à l’entrée {de_part}, et [attendit|a attendu], en chaussettes.',
        ],
        answer: ['En chaussettes, on est l’invité de quelqu’un. On tient aussi moins de place.'],
        echo: [
          '<companion>C’est ton sac, dehors ?</companion> [demanda|a demandé] {companion}. <hero>Il attend qu’on lui dise d’entrer</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  firstTheBow: {
    guarded: [
      {
        firstTry: {
          bold: [
            'Ici, on baissait la tête avant de passer. {hero} [trouva|a trouvé] cela trop long et [marcha|a marché] droit sur {part_def}.',
          ],
          warm: [
            '<hero>Oh, pas la peine, pour moi</hero>, [dit|a dit] {hero}, quand {part_def} [baissa|a baissé] la tête. C’était le salut d’ici. {hero_subj} [avança|a avancé] en souriant.',
          ],
          clever: [
            'Ici, on saluait d’abord, tête basse. {hero} [pensa|a pensé] que passer était plus utile, et [commença|a commencé] par là, tout près {de_part}.',
          ],
          playful: [
            'Ici, on saluait tête basse. {hero} [imita|a imité] le salut de travers, avec la langue, et [contourna|a contourné] {part_def} en sautillant.',
          ],
        },
        fails: [
          'Au milieu du salut, {hero} avait déjà un pied de l’autre côté. {hero_il} riait encore un peu.',
        ],
        again: [
          '{hero_subj} [essaya|a essayé] à reculons, pour avoir l’air de sortir. Un derrière qui arrive, cela ressemble peu à quelqu’un qui s’en va.',
        ],
        refrain: ['Pas de bonjour. Pas de passage.'],
        turned: ['Un bonjour bas. Un bonjour plus bas.'],
        noticing: [
          '{hero_subj} [cessa|a cessé] de rire. {companion} se tenait tout raide, comme quelqu’un à qui on vient de marcher sur le lit.',
        ],
        deed: [
          '<hero>Montrez-moi comment on fait ici</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [s’inclina|s’est incliné{hero_e}] en premier, le nez presque sur les genoux.',
        ],
        answer: [
          '{part_def} [s’arrêta|s’est arrêté{part_e}], [regarda|a regardé] ce salut jusqu’en bas, et en [commença|a commencé] un.',
        ],
        echo: [
          'Pendant trois jours, {hero} [salua|a salué] les portes avant d’entrer. {companion} [tint|a tenu] celle de la cuisine et [salua|a salué] aussi.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{part_def} [mit|a mis] une main, ou une patte, sur le cœur, comme on fait ici. {hero_subj} [rit|a ri]. C’était trop drôle. Et {hero_il} [passa|est passé{hero_e}] devant.',
          ],
          warm: [
            '<hero>Très mignon</hero>, [dit|a dit] {hero}, quand {part_def} [baissa|a baissé] les yeux trois fois, ce qui est le bonjour d’ici. {hero_subj} [sauta|a sauté] les trois.',
          ],
          clever: [
            '{hero_subj} [décida|a décidé] que l’important était la fin. {hero_subj} [commença|a commencé] donc par la fin, tout contre {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la révérence {a_part}, mais pour rire, avec une cape qui n’y était pas et un pied en travers.',
          ],
        },
        fails: ['On attendait le début. {hero} en était au milieu, une épaule déjà passée.'],
        again: [
          '{hero_subj} [essaya|a essayé] un bonjour de chez {hero_lui}, avec la main. On [regarda|a regardé] cette main comme une drôle de bête.',
        ],
        refrain: ['Pas le début. Non. Pas le début.'],
        turned: ['Toi, d’abord. Moi, pareil. Plus bas.'],
        noticing: [
          'Le rire [resta|est resté] tout seul. {companion} avait les yeux par terre et les oreilles toutes rouges, ou tout comme. On aurait dit que {hero_subj} avait marché sur quelque chose.',
        ],
        deed: [
          '{hero_subj} [recula|a reculé] jusqu’à l’endroit où l’on commence. <hero>Comment fait-on, ici ?</hero> Et sans attendre, {hero_il} [s’inclina|s’est incliné{hero_e}], une main sur le cœur, les yeux en bas, trois fois, devant {part_def}.',
        ],
        answer: [
          '{part_def} [compta|a compté] jusqu’à trois. Personne, depuis longtemps, n’était allé jusqu’à trois.',
        ],
        echo: [
          '<companion>Tu manges pas ?</companion> [demanda|a demandé] {companion}. {hero_subj} avait baissé les yeux devant l’assiette. <hero>Deux</hero>, [dit|a dit] {hero}. <hero>Trois. Bon appétit.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{companion} s’inclinait toujours avant de toucher à {part_def}. {hero} [sauta|a sauté] cela et [commença|a commencé] au milieu, d’un grand coup.',
          ],
          warm: [
            'Ici, on s’inclinait avant d’ouvrir. <hero>Ne te baisse pas pour moi</hero>, [dit|a dit] {hero} à {companion}, et {hero_il} [secoua|a secoué] {part_def}.',
          ],
          clever: [
            'Ici, on s’inclinait d’abord. {hero} n’y [vit|a vu] aucune utilité pour {part_def}, et [commença|a commencé] par l’étape deux.',
          ],
          playful: [
            '{companion} [s’inclina|s’est incliné{companion_e}] devant {part_def}, comme on fait ici. {hero} [s’inclina|s’est incliné{hero_e}] du côté des fesses, [rit|a ri], et [tira|a tiré].',
          ],
        },
        fails: [
          '{hero_subj} riait en secouant, et [secoua|a secoué] en riant. L’étape deux [revint|est revenue] à l’étape zéro.',
        ],
        again: [
          '{hero_subj} [passa|a passé] à l’étape trois, puis à la quatre. {part_def} n’était pas à la même page.',
        ],
        refrain: ['Et hop, on saute. Et clac, c’est non.'],
        turned: ['Un nez en bas. Deux nez en bas.'],
        noticing: [
          '{hero_subj} [cessa|a cessé] de rire. {companion} regardait le sol balayé, comme si quelqu’un venait d’y marcher avec des bottes.',
        ],
        deed: [
          '<hero>Montre-moi comment tu fais</hero>, [dit|a dit] {hero}. Et {hero_il} [s’inclina|s’est incliné{hero_e}] devant {part_def}, aussi bas que {companion}, puis un peu plus bas.',
        ],
        answer: [
          'De si bas, {hero} [vit|a vu] ce qui échappe à tous ceux qui restent debout. {hero_il} [le toucha|l’a touché] du doigt.',
        ],
        echo: [
          '{hero} s’incline aussi devant le placard, maintenant. <companion>Il est déjà ouvert</companion>, [dit|a dit] {companion}. <hero>Je sais. C’est pour dire merci.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Ici, on disait d’abord bonjour à ce qu’on allait ouvrir. <hero>Bonjour quoi ?</hero> [dit|a dit] {hero}, et [tira|a tiré] {part_def} un bon coup.',
          ],
          warm: [
            '<hero>Ne perds pas ton temps avec ça</hero>, [dit|a dit] {hero} à {companion}, qui chuchotait quelque chose à {part_def}. {hero_subj} [prit|a pris] sa place, et [tira|a tiré].',
          ],
          clever: [
            'Une chose n’a pas d’oreilles, [expliqua|a expliqué] {hero} à {companion}, qui parlait bas à {part_def}. Et {hero_il} [passa|a passé] tout de suite à la partie utile.',
          ],
          playful: [
            '<hero>Bonsoir, madame la Serrure</hero>, [dit|a dit] {hero} en se tordant, et {hero_il} [pinça|a pincé] {part_def}, comme un nez. {companion} ne riait pas.',
          ],
        },
        fails: [
          'On ne sautait pas le début, ici. {hero_subj} [le sauta|l’a sauté], et [secoua|a secoué] plus fort.',
        ],
        again: ['{hero_subj} [essaya|a essayé] avec le pied. Le pied ne dit jamais bonjour.'],
        refrain: ['Ouvre, ouvre. Non, dit clac.'],
        turned: ['Bonjour, bonjour. Oui, dit clic.'],
        noticing: [
          '{companion} avait reculé de trois pas et regardait ses orteils. C’est ainsi qu’on regarde, quand un invité s’est assis sur le chat.',
        ],
        deed: [
          '<hero>Comment on dit, chez vous ?</hero> [demanda|a demandé] {hero}. Puis {hero_il} [se baissa|s’est baissé{hero_e}] devant {part_def}, plus bas que {companion} ne l’avait fait, et [chuchota|a chuchoté] le mot.',
        ],
        answer: [
          'D’en haut, on ne voit que le dessus. D’en bas, le nez presque par terre, {hero} [vit|a vu] autre chose.',
        ],
        echo: [
          'Le soir, {hero} [chuchota|a chuchoté] un mot à la porte de sa chambre. La porte [s’ouvrit|s’est ouverte] comme toujours, mais de bonne humeur.',
        ],
      },
    ],
  },
  knockAndStepBack: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [passa|a passé] la tête et les deux bras, sans frapper. <hero>Il y a quelqu’un ?</hero> Du bout des doigts, {hero_il} [frôla|a frôlé] {part_def}.',
          ],
          warm: [
            '<hero>Coucou, n’aie pas peur !</hero> [cria|a crié] {hero}, la tête dedans, et {hero_il} [tendit|a tendu] les deux bras vers {part_def}.',
          ],
          clever: [
            '{hero_subj} [fouilla|a fouillé] avec la main, comme dans un sac. Rien, rien, et ceci, c’était sûrement {part_def}.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] à l’ours qui rentre chez lui. L’ours [passa|a passé] la tête, puis les deux pattes, et [chercha|a cherché] {part_def} à tâtons.',
          ],
        },
        fails: [
          '{hero_subj} [prit|a pris] le silence pour une invitation. {hero_il} [entra|est entré{hero_e}] jusqu’aux épaules, et avec les épaules, il [fit|a fait] nuit.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] le bras plus loin et [agita|a agité] les doigts en disant que c’étaient des amis. Il y avait beaucoup d’amis.',
        ],
        refrain: ['Qui est là ? Qui est là ? C’est moi.'],
        turned: ['Toc. Toc. C’est moi. Et j’attends.'],
        noticing: [
          'Son propre appel [revint|est revenu] à {hero}, en plus petit. Personne n’avait dit entrez, et {hero} remplissait toute l’entrée.',
        ],
        deed: [
          '{hero_subj} [se retira|s’est retiré{hero_e}], [frappa|a frappé] deux coups tout doux et [dit|a dit] son nom. Puis {hero_il} [fit|a fait] un pas de côté.',
        ],
        answer: [
          'L’entrée était libre, et il y avait un nom devant. À l’intérieur, on [écouta|a écouté] le nom.',
        ],
        echo: [
          'Chez {hero}, depuis, on frappe même à la boîte à biscuits. <companion>Entrez</companion>, [dit|a dit] {companion}, la bouche pleine.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Une tête, deux bras : {hero_subj} était déjà chez {part_def}. <hero>Coucou ! Où tu es ? Là ? Là ?</hero>',
          ],
          warm: [
            '<hero>Surprise, une visite</hero>, [dit|a dit] {hero} {a_part}, la tête dedans, avec une haleine de tartine.',
          ],
          clever: [
            'Quand on frappe, on prévient, et quand on prévient, cela se sauve, [calcula|a calculé] {hero}. {hero_subj} [entra|est entré{hero_e}] chez {part_def}, donc, sans frapper.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le facteur qui entre par la fenêtre, chez {part_def}. Il n’y avait pas de courrier.',
          ],
        },
        fails: ['On [recula|a reculé]. {hero_subj} [prit|a pris] cela pour de la place.'],
        again: [
          'Une jambe [entra|est entrée]. Le reste de l’habitant [monta|est monté] sur une étagère, s’il y en avait une.',
        ],
        refrain: ['Coucou. Où ça ? Coucou. Où ça ?'],
        turned: ['Toc. Mon nom. Toc. Un pas. J’attends.'],
        noticing: [
          'Il faisait nuit, chez ce quelqu’un, depuis que {hero_subj} était à la fenêtre. On entendait deux souffles. L’un venait de courir. C’était celui qui n’avait pas bougé de chez lui.',
        ],
        deed: [
          '{hero_subj} [sortit|est sorti{hero_e}], en reprenant ses bras. Deux petits coups au bord. <hero>C’est {hero}.</hero> Un pas de côté, loin {de_part}, et plus rien.',
        ],
        answer: [
          'Il y avait de nouveau une fenêtre, et du jour dedans. On [vint|est venu] y voir quel visage va avec ce nom.',
        ],
        echo: [
          '<companion>Tu peux entrer</companion>, [dit|a dit] {companion}, <companion>c’est chez toi.</companion> <hero>Je sais</hero>, [dit|a dit] {hero}, et [frappa|a frappé] quand même.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            'Sans prévenir, {hero} [enfonça|a enfoncé] la tête et les deux bras dans {part_def}. {hero_il} [chercha|a cherché] en rond.',
          ],
          warm: [
            '<hero>C’est moi, ne vous dérangez pas !</hero> {hero_subj} [entra|est entré{hero_e}] jusqu’à la taille dans {part_def}, et [tâta|a tâté] poliment.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] qu’on voit mieux de près. {hero_il} [boucha|a bouché] {part_def} avec toute sa tête et [écarquilla|a écarquillé] les yeux.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bouchon : d’un coup, pop, dans {part_def}, jusqu’aux oreilles.',
          ],
        },
        fails: [
          'Plus {hero} entrait, moins il y avait à voir. {hero_il} [entra|est entré{hero_e}] davantage.',
        ],
        again: [
          '{hero_subj} [cria|a crié] <hero>Il y a quelqu’un ?</hero> Le noir [répondit|a répondu] <hero>Quelqu’un</hero>, avec sa voix, et un peu de rhume.',
        ],
        refrain: ['Qui est là ? Rien. Qui est là ? Rien.'],
        turned: ['Toc. Toc. Un pas de côté.'],
        noticing: [
          'Son appel [revint|est revenu] contre ses joues. {hero} remplissait toute l’entrée, de bas en haut, et personne n’avait dit d’y entrer.',
        ],
        deed: [
          '{hero_subj} [se retira|s’est retiré{hero_e}], [frappa|a frappé] deux coups et [dit|a dit] son nom. Puis {hero_il} [fit|a fait] un pas de côté, loin {de_part}.',
        ],
        answer: ['La place de sa tête était vide maintenant, et le jour y [entra|est entré] tout droit.'],
        echo: [
          '<hero>C’était ma tête</hero>, [dit|a dit] {hero} plus tard. <companion>Quoi ?</companion> [demanda|a demandé] {companion}. <hero>Le noir. C’était surtout ma tête.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [plongea|a plongé] dans {part_def} jusqu’aux bretelles. <hero>Ho ho, montrez-vous</hero>, et deux mains [touchèrent|ont touché] à tout.',
          ],
          warm: [
            '<hero>Je ne fais que passer</hero>, [dit|a dit] {hero} de l’intérieur {de_part}, en fouillant, très poliment, des deux bras.',
          ],
          clever: [
            'Pour bien voir, il faut être dedans, [jugea|a jugé] {hero}. {part_def} [devint|est devenu{part_e}] rempli{part_e} de {hero}, et l’on ne voyait rien d’autre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le plongeur dans {part_def}, tête la première, une bulle, deux bulles. Le plongeur bouchait le hublot.',
          ],
        },
        fails: [
          'Il faisait de plus en plus noir, à mesure que {hero_subj} entrait. {hero_subj} [entra|est entré{hero_e}] pour savoir pourquoi.',
        ],
        again: [
          '{hero_subj} [agita|a agité] les jambes au-dehors, pour aller plus loin. C’est {companion} qui [reçut|a reçu] le pied.',
        ],
        refrain: ['Ho ho. Noir. Ho ho. Noir.'],
        turned: ['Toc, toc. C’est moi. De côté.'],
        noticing: [
          '<hero>Ho ho</hero>, [dit|a dit] une voix, tout contre son nez. Elle avait dit la même chose que {hero}, mais comme quelqu’un qu’on dérange. De chaque côté de {hero}, il n’y avait pas la place pour un rayon.',
        ],
        deed: [
          '{hero_subj} [se retira|s’est retiré{hero_e}], bretelle après bretelle. Dehors, deux petits coups sur le bord {de_part}, son nom, et un pas de côté, comme on attend qu’on vous ouvre.',
        ],
        answer: ['Alors le jour [entra|est entré] le premier, comme font les invités qu’on n’a pas poussés.'],
        echo: [
          '{hero_subj} [frappa|a frappé] à la porte du bain. <companion>C’est occupé</companion>, [dit|a dit] {companion}. {hero_subj} [fit|a fait] un pas de côté, et [attendit|a attendu], en pyjama.',
        ],
      },
    ],
  },
  handsBehindMyBack: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{part_def} commençait un geste. {hero} [le finit|l’a fini] à sa place, et plus vite, et [passa|a passé] tout de suite à la suite.',
          ],
          warm: [
            '<hero>Laisse, je t’aide</hero>, [dit|a dit] {hero} {a_part}, et {hero_il} [prit|a pris] le geste en main. Puis {hero_il} [le termina|l’a terminé] seul{hero_e}.',
          ],
          clever: [
            '{hero_subj} [vit|a vu] tout de suite ce que {part_def} voulait faire, croyait-{hero_il}. {hero_il} [coupa|a coupé] par le milieu pour gagner du temps.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] de {part_def} une marionnette, qui montrait, attrapait et donnait, sans les fils.',
          ],
        },
        fails: [
          '<hero>Plus vite comme ça</hero>, [dit|a dit] {hero}, et ce n’était pas fini que <hero>plus vite comme ça</hero> recommençait.',
        ],
        again: [
          '{hero_subj} [fit|a fait] les deux rôles, celui qui demande et celui qui répond. La réponse était oui, et personne d’autre n’était d’accord.',
        ],
        refrain: ['Vite, vite, moi. Vite, vite, non.'],
        turned: ['Mains derrière. Yeux devant. Et toi.'],
        noticing: [
          '{hero_subj} [compta|a compté] ses <hero>plus vite</hero>. Il y en avait onze. Pendant ces onze-là, personne d’autre n’avait fini un seul mouvement.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] les deux mains derrière son dos. Jusqu’au bout, sans un doigt, {hero_il} [regarda|a regardé] comment {part_def} faisait.',
        ],
        answer: [
          '{part_def} [alla|est allé{part_e}] au bout de son geste. {hero} [le rendit|l’a rendu], exactement pareil, ni plus grand, ni plus vite.',
        ],
        echo: [
          '<companion>Plus vite</companion>, [dit|a dit] {companion}, pour rire, pendant que {hero} épluchait une orange. {hero} [la termina|l’a terminée] très, très lentement.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Donne, je le fais</hero>, [dit|a dit] {hero} {a_part}, et [le fit|l’a fait]. Ce n’était pas cela. {hero_subj} [le fit|l’a fait] plus fort.',
          ],
          warm: [
            '<hero>Ne te fatigue pas</hero>, [dit|a dit] {hero} à {part_def}, et lui [prit|a pris] la suite des doigts, comme une cuillère.',
          ],
          clever: [
            'On gagnait du temps, ainsi. {hero_subj} [en gagna|en a gagné] {a_part} deux fois, et tout était à refaire.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le souffleur de théâtre pour {part_def} : chaque réplique arrivait avant l’acteur.',
          ],
        },
        fails: ['En face, on levait un bout. {hero} l’avait déjà posé. En face, on recommençait à le lever.'],
        again: ['{hero_subj} [finit|a fini] même un geste que personne n’avait commencé.'],
        refrain: ['Moi, plus vite. Non. Moi, plus vite.'],
        turned: ['Mes mains, dodo. Tes mains, va.'],
        noticing: [
          '<hero>Plus vite</hero>, [entendit|a entendu] {hero}, et c’était sa voix, pour la huitième fois. Devant, il y avait un petit tas de gestes coupés, tous par le milieu. On n’en voyait la fin d’aucun.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] une main dans l’autre, derrière le dos, et [ferma|a fermé] bien. Les yeux, seuls, [suivirent|ont suivi] {part_def}, de la première à la dernière miette du geste.',
        ],
        answer: [
          'Quand c’est fini, c’est fini, et l’on comprend ce que c’était. {part_def} [attendit|a attendu] qu’on le lui rende.',
        ],
        echo: [
          '<hero>Et alors, l’ours</hero>, [dit|a dit] {hero}. <companion>C’est moi qui raconte</companion>, [dit|a dit] {companion}. {hero_subj} [mit|a mis] les mains derrière le dos. L’ours [prit|a pris] une demi-heure.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Plus vite comme ça !</hero> {hero_subj} [prit|a pris] l’affaire des mains {de_companion} et [toucha|a touché] {part_def}, ici, là et encore ici.',
          ],
          warm: [
            '<hero>Laisse, je t’avance un peu</hero>, [dit|a dit] {hero} à {companion}. Et, par pure bonté, {hero_il} [poussa|a poussé] {part_def} du doigt.',
          ],
          clever: [
            '{hero_subj} [remarqua|a remarqué] que {companion} attendait beaucoup, avec {part_def}. On pouvait gagner du temps sur l’attente. {hero_il} [toucha|a touché].',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au chef cuisinier pressé : <hero>Chaud devant !</hero> Le chef [toucha|a touché] {part_def} avec chaque doigt.',
          ],
        },
        fails: [
          '<hero>Plus vite comme ça</hero>, [dit|a dit] {hero}, et ce qui avait commencé [n’eut pas|n’a pas eu] le temps de continuer.',
        ],
        again: [
          '{hero_subj} [fit|a fait] la suite avant le début, pour prendre de l’avance. L’avance [tomba|est tombée] par terre.',
        ],
        refrain: ['Vite, vite, moi. Et zut.'],
        turned: ['Mains derrière. Yeux devant. Et chut.'],
        noticing: [
          '{hero_subj} [compta|a compté] ses <hero>plus vite</hero>. Il y en avait douze. Pendant ces douze-là, {companion} n’avait pu finir un seul geste.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] les deux mains derrière son dos. Jusqu’au tout dernier geste, {hero_il} [regarda|a regardé] comment {companion} faisait, avec {part_def}.',
        ],
        answer: [
          '{companion} [finit|a fini] son geste, et [attendit|a attendu] comme on attend ici. Aucun doigt [ne vint|n’est venu] s’en mêler.',
        ],
        echo: [
          '<companion>Tu peux reprendre tes mains</companion>, [dit|a dit] {companion} au goûter. {hero} [les ramena|les a ramenées] devant, l’une après l’autre.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Mais non, regarde</hero>, [dit|a dit] {hero}, et {hero_il} [ôta|a ôté] l’affaire des doigts de {companion}. D’un coup de pouce, {part_def} [fut|a été] « presque fini{part_e} ».',
          ],
          warm: [
            '<hero>Ça te fatigue, donne</hero>, [dit|a dit] {hero} à {companion}, et, pour aider, [fit|a fait] à {part_def} deux choses à la fois.',
          ],
          clever: [
            '{companion} faisait le tour par le long côté. {hero_subj} connaissait un raccourci, et [le montra|l’a montré] sur {part_def}, avec les mains.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le prestidigitateur pressé : <hero>Passez muscade !</hero> Et {part_def} [passa|est passé{part_e}] de main en main.',
          ],
        },
        fails: [
          '{companion} en était au troisième geste. {hero_subj} [fit|a fait] le cinquième, et il n’y [eut plus|a plus eu] de quatrième.',
        ],
        again: [
          '<hero>Je termine</hero>, [dit|a dit] {hero}. Cela [fut|a été] terminé, mais pas comme on voulait.',
        ],
        refrain: ['Vite, vite. Tout à refaire.'],
        turned: ['Les mains au dos. Et ça se fait.'],
        noticing: [
          '{hero_subj} [chercha|a cherché] où {companion} en était. Il y avait un geste coupé ici, un autre là, tous par le milieu. On aurait dit une assiette de tartines dont quelqu’un n’a mangé que le meilleur.',
        ],
        deed: [
          '<hero>Vas-y, je regarde</hero>, [dit|a dit] {hero}. Une main dans l’autre, derrière le dos, {hero_il} [suivit|a suivi] les doigts de {companion} autour {de_part}, du premier au dernier.',
        ],
        answer: ['C’était long, et il n’y avait rien de trop. Chaque geste préparait la place du suivant.'],
        echo: [
          '{companion} pelait une pomme, d’un seul ruban. {hero_subj} avait les mains derrière le dos, et l’eau à la bouche.',
        ],
      },
    ],
  },
  clipDeleted: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [leva|a levé] le téléphone et [filma|a filmé] {part_def} de face, sans demander. <hero>C’est juste pour nous.</hero>',
          ],
          warm: [
            '{hero_subj} [filma|a filmé], avec un grand sourire, pour montrer à quel point {part_def}, dans ce moment-là, était important{part_e} pour tout le monde.',
          ],
          clever: [
            '{hero_subj} [filma|a filmé] de biais, l’air de lire un message. De cet angle, {part_def} ne verrait rien.',
          ],
          playful: [
            '{hero_subj} [commenta|a commenté] son propre film à voix basse, comme un documentaire sur {part_def} et sa vie sauvage.',
          ],
        },
        fails: [
          'Quand une épaule [se détourna|s’est détournée], {hero} [leva|a levé] le bras un peu plus haut.',
        ],
        again: [
          '{hero_subj} [zooma|a zoomé]. Dans le petit écran, tout [devint|est devenu] plus grand, sauf la place.',
        ],
        noticing: [
          'Dans l’image, une main se levait devant un visage. {hero} [repassa|a repassé] le film. La main se levait une deuxième fois, et {hero} ne l’avait pas vue.',
        ],
        deed: [
          '{hero_subj} [baissa|a baissé] le téléphone, [montra|a montré] le film, et l’[effaça|a effacé] devant tout le monde. Ensuite seulement, {hero_il} [demanda|a demandé] {a_part}.',
        ],
        answer: [
          'C’était le meilleur film de la journée, et il n’existait plus. On [regarda|a regardé] enfin {hero}, et non sa main.',
        ],
        echo: [
          '<companion>Tu aurais pu le garder</companion>, [dit|a dit] {companion}. {hero} [haussa|a haussé] les épaules. <hero>De toute façon, on y voyait surtout mon pouce.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Bougez pas, c’est pour la page</hero>, [dit|a dit] {hero}, le téléphone déjà levé vers {part_def}.',
          ],
          warm: [
            '{hero_subj} [filma|a filmé] {part_def} avec beaucoup de tendresse, et de très près. <hero>Ce sera un souvenir.</hero> On ne disait pas pour qui.',
          ],
          clever: [
            'La lumière était parfaite. {hero_subj} [calcula|a calculé] l’angle, [se plaça|s’est placé{hero_e}], et [cadra|a cadré] {part_def}, comme on cadre un pont.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la voix des films d’animaux : <hero>Approchons sans bruit.</hero> Dans l’image, {part_def} cessait de parler.',
          ],
        },
        fails: [
          'On [tourna|a tourné] le dos. {hero_subj} [fit|a fait] le tour, par politesse pour la lumière.',
        ],
        again: [
          '{hero_subj} [tint|a tenu] le téléphone à l’envers, comme si l’on n’y voyait rien. Le point rouge, lui, y voyait.',
        ],
        noticing: [
          'Le soir, ou presque, {hero} [regarda|a regardé] son film sans le son. Au début, il y avait des gens. Puis une manche, puis une nuque, puis un mur. À la fin, il n’y avait plus que ce qu’on n’avait pas pu tourner.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] avec le téléphone à plat sur la main. {hero_subj} [passa|a passé] tout le film à {part_def}, [appuya|a appuyé] sur la corbeille, et [confirma|a confirmé]. <hero>Je peux rester sans ?</hero>',
        ],
        answer: [
          'On [attendit|a attendu] un peu, pour voir si le bras remontait. Le bras [resta|est resté] le long du corps.',
        ],
        echo: [
          '<companion>C’était le plus beau coucher de soleil du mois</companion>, [dit|a dit] {companion}. <hero>Je sais. J’y étais presque.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tourna|a tourné] l’objectif vers {part_def}. <hero>Fais comme si je n’étais pas là</hero>, et {hero_il} [avança|a avancé] d’un pas.',
          ],
          warm: [
            '<hero>Tu es très bien comme ça</hero>, [dit|a dit] {hero} à {part_def}, derrière l’écran, et {hero_il} [s’approcha|s’est approché{hero_e}] pour que ce soit encore mieux.',
          ],
          clever: [
            '{hero_subj} [cala|a calé] le téléphone contre un livre, tourné vers {part_def}, et [fit|a fait] semblant de s’intéresser à autre chose.',
          ],
          playful: [
            '{hero_subj} [interviewa|a interviewé] {part_def} avec une cuillère pour micro. L’objectif, lui, n’était pas une cuillère.',
          ],
        },
        fails: [
          '<hero>C’est juste pour nous.</hero> {hero_subj} [suivit|a suivi] le mouvement avec le bras, sans y penser, comme on suit un oiseau.',
        ],
        again: [
          '{hero_subj} [passa|a passé] en mode silencieux. Le petit point rouge, à l’écran, criait très fort.',
        ],
        noticing: [
          '{hero_subj} [regarda|a regardé] la dernière image. Il y avait une main devant un visage. Sur l’avant-dernière aussi. Cela durait depuis le début du film.',
        ],
        deed: [
          '{hero_subj} [abaissa|a abaissé] l’objectif, [tendit|a tendu] l’écran ouvert, et [effaça|a effacé] tout devant {part_def}. Après, {hero_il} [demanda|a demandé], et n’[insista pas|a pas insisté].',
        ],
        answer: ['Il n’y avait plus de petit point rouge. {part_def} [mit|a mis] un moment à le croire.'],
        echo: [
          '<companion>Il n’y a donc aucune preuve que tu étais là</companion>, [dit|a dit] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>Il faudra me croire.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Souris !</hero> [dit|a dit] {hero} à {part_def}, et le téléphone [monta|est monté] d’un cran. Rien ne souriait.',
          ],
          warm: [
            '<hero>C’est parce que tu es bien</hero>, [dit|a dit] {hero} à {part_def}, l’œil dans l’écran. {part_def} était surtout de dos.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] un angle, une lumière et un zoom, pour que {part_def} ne remarque rien. {part_def} remarquait tout.',
          ],
          playful: [
            '{hero_subj} [commenta|a commenté] {part_def} à mi-voix, comme un animal rare. Le commentaire était bon, et c’est bien ce qui gênait.',
          ],
        },
        fails: [
          'Une manche [passa|est passée] devant l’image. {hero_subj} [fit|a fait] un pas de côté, pour l’éviter.',
        ],
        again: ['{hero_subj} [recommença|a recommencé], au ralenti, avec un filtre.'],
        noticing: [
          'En choisissant le meilleur moment, {hero} [arrêta|a arrêté] l’image. Une paume la remplissait. {hero_subj} [avança|a avancé] de dix secondes, et il y avait encore la paume. C’était donc une phrase, et la même deux fois.',
        ],
        deed: [
          '{hero_subj} [tourna|a tourné] l’écran vers {part_def}, [appuya|a appuyé] sur la corbeille, puis sur oui, et [rangea|a rangé] le téléphone au fond du sac, sous le sac de sport. <hero>J’aurais dû demander avant. Je demande.</hero>',
        ],
        answer: [
          'Il [fallut|a fallu] un moment. Ce qui [sortit|est sorti] de la manche, en premier, [fut|a été] un œil.',
        ],
        echo: [
          '<companion>Tu racontes, alors, puisqu’on n’a pas d’image ?</companion> [demanda|a demandé] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>Je n’ai pas encore la réponse.</hero>',
        ],
      },
    ],
  },
  yourNameAsYouSayIt: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [appela|a appelé] {part_def} par la moitié de son nom, très fort. La moitié suffisait, d’habitude, à tout le monde.',
          ],
          warm: [
            '{hero_subj} [offrit|a offert] {a_part} un petit nom plus court, affectueux, et [le répéta|l’a répété] avec un sourire.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] que le vrai nom {de_part} était trop long pour être pratique, et [corrigea|a corrigé] deux mots au passage.',
          ],
          playful: [
            '{hero_subj} [trouva|a trouvé] trois rimes au nom de {part_def}, en enlevant la fin. La deuxième était assez bonne.',
          ],
        },
        fails: [
          'Il y avait un silence avant chaque réponse. {hero_subj} [parla|a parlé] dedans, plus haut, avec le nom coupé.',
        ],
        again: [
          '{hero_subj} [répéta|a répété] tout en détachant les syllabes. Il en manquait toujours deux.',
        ],
        noticing: [
          '{hero_subj} [se tut|s’est tu{hero_e}] enfin. Le silence avant la réponse avait une longueur exacte : celle du morceau qui manquait au nom.',
        ],
        deed: [
          'Devant tout le monde, {hero} [demanda|a demandé] {a_part} son nom entier, et [le dit|l’a dit] mal, puis moins mal, puis juste.',
        ],
        answer: [
          'Derrière, un rang [pouffa|a pouffé]. Du côté {de_part}, il y [eut|a eu] un mot en retour, lent, entier.',
        ],
        echo: [
          '{companion} s’entraîne encore, la nuit, à la troisième syllabe. {hero} l’entend à travers le mur et la lui souffle.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Allez, ouvre</hero>, [dit|a dit] {hero} {a_part}, avec le petit nom que tout le monde employait. Cela avait presque l’air d’un ordre.',
          ],
          warm: [
            '{hero_subj} [murmura|a murmuré] devant {part_def} le surnom qu’on donnait à l’école, en y mettant le plus de douceur possible.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué], devant {part_def}, pourquoi un nom abrégé est plus pratique, avec deux exemples.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] le surnom sur trois airs connus, devant {part_def}. Le troisième était entraînant.',
          ],
        },
        fails: [
          '{hero_subj} [corrigea|a corrigé], en passant, la manière dont on prononçait les mots, de ce côté-là. Il n’en [vint plus|est plus venu] d’autre.',
        ],
        again: [
          '{hero_subj} [abrégea|a abrégé] encore. Il restait une syllabe, et elle sonnait comme une toux.',
        ],
        noticing: [
          'Il y avait toujours eu une pause avant la réponse. {hero_subj} [la compta|l’a comptée], cette fois : deux syllabes, exactement ce que {hero} enlevait.',
        ],
        deed: [
          'Devant tout le couloir, {hero} [demanda|a demandé] le nom entier et [le dit|l’a dit], faux, encore faux, puis juste.',
        ],
        answer: [
          'On [rit|a ri], dans le couloir. Du côté {de_part}, le nom [revint|est revenu] une fois, tout bas, pour vérifier.',
        ],
        echo: [
          '<hero>Et le mien</hero>, [demanda|a demandé] {hero}, <hero>tu le trouves comment ?</hero> <companion>Court</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Bon, je prends juste la première syllabe</hero>, [dit|a dit] {hero} à {part_def}, et {hero_il} [frappa|a frappé] une fois de plus. Personne, ici, ne s’appelait comme une syllabe.',
          ],
          warm: [
            '{hero_subj} [inventa|a inventé] pour {part_def} un diminutif affectueux. On n’est pas obligé d’aimer l’affection qui raccourcit.',
          ],
          clever: [
            '{hero_subj} [chercha|a cherché] comment le nom {de_part} s’écrivait sur la liste, et [dit|a dit] qu’il y avait sûrement une faute.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] le nom {de_part} sur l’air d’une marque de yaourt. Le couloir [rit|a ri]. On [n’ouvrit pas|n’a pas ouvert].',
          ],
        },
        fails: [
          '<hero>On ne dit pas ça, on dit comme ça</hero>, [corrigea|a corrigé] {hero}, à propos d’une politesse.',
        ],
        again: ['{hero_subj} [ressaya|a ressayé], avec l’initiale seulement.'],
        noticing: [
          '{companion} [dit|a dit] au passage le nom entier, tout naturellement, en demandant un stylo. De l’autre côté, le silence [changea|a changé] de forme. Il y avait donc quelqu’un dedans, et {hero} ne l’avait jamais appelé.',
        ],
        deed: [
          '{hero_subj} [s’approcha|s’est approché{hero_e}] devant tout le monde, et [demanda|a demandé] à {part_def} comment l’on disait, depuis le début. Il y avait un son qui n’existe pas chez {hero}. {hero_subj} l’[essaya|a essayé] quatre fois, et la quatrième était bonne.',
        ],
        answer: [
          'Quelqu’un [gloussa|a gloussé] au rang du fond, puis [se tut|s’est tu], car il n’était plus question de rire. On avait répondu.',
        ],
        echo: [
          'Sur l’interphone, le nom ne tient pas. {companion} a collé une deuxième étiquette à côté, et {hero} a tenu le ruban adhésif.',
        ],
      },
    ],
  },
};
