import type { LessonPairs } from '../../schema.ts';

export const acceptingMistakes: LessonPairs = {
  sameBackwards: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>C’est mal fait, ce truc</hero>, [dit|a dit] {hero}. Et {hero_il} [tira|a tiré] {part_def}, une main par-dessus l’autre, sans regarder.',
          ],
          warm: [
            '<hero>Ce n’est pas ta faute, on t’a mal fait{part_e}</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [recommença|a recommencé] la même caresse, qui serrait.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] que {part_def} était mal conçu{part_e}. Pendant la démonstration, ses mains [refirent|ont refait] le même tour.',
          ],
          playful: [
            '{hero_subj} [gronda|a grondé] le fabricant dans un téléphone imaginaire. De l’autre main, {hero_il} [enroula|a enroulé] {part_def} autour de rien.',
          ],
        },
        fails: [
          'Ses mains [refirent|ont refait] le geste d’avant. <hero>Vraiment très mal fait</hero>, [dit|a dit] {hero}.',
        ],
        again: [
          '{hero_subj} [le fit|l’a fait] une troisième fois, plus vite, pour prouver que c’était mal fait. C’était très bien prouvé.',
        ],
        refrain: ['C’est pas moi. Et hop, un nœud.'],
        turned: ['C’est moi. Et hop, un de moins.'],
        noticing: [
          'Ses mains étaient restées dans le dernier geste, croisées, la droite sur la gauche. {hero_subj} les [regarda|a regardées]. Elles avaient l’air de se souvenir.',
        ],
        deed: [
          '<hero>C’était moi. La droite sur la gauche</hero>, [dit|a dit] {hero}. Et {hero_il} [refit|a refait] tout à l’envers avec {part_def}, un geste après l’autre.',
        ],
        answer: [
          'Le premier geste défait [arriva|est arrivé] à la boucle. Le deuxième [arriva|est arrivé] au suivant.',
        ],
        echo: [
          '<companion>Et la confiture sur le plafond ?</companion> [demanda|a demandé] {companion}. {hero} [regarda|a regardé] ses mains. <hero>La gauche sur la cuillère.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Qui a fait un nœud pareil ?</hero> [demanda|a demandé] {hero}, et [serra|a serré] {part_def} d’un tour de plus, pour voir.',
          ],
          warm: [
            '<hero>Pauvre de toi, on t’a bien mal traité{part_e}</hero>, [dit|a dit] {hero} {a_part}, et {hero_il} [recommença|a recommencé] exactement ce qu’on lui avait fait.',
          ],
          clever: [
            '{hero_subj} [lut|a lu] dans {part_def} un défaut de fabrication. La preuve : en tournant du même côté, cela serrait encore.',
          ],
          playful: [
            '{hero_subj} [accusa|a accusé] un lutin, un lutin gaucher, et [tourna|a tourné] {part_def} deux fois, comme lui.',
          ],
        },
        fails: [
          '<hero>Moi, je n’y suis pour rien</hero>, [dit|a dit] {hero}. Les mains, pendant ce temps, refaisaient un tour.',
        ],
        again: [
          'Au quatrième tour, le lutin avait bon dos. {hero_subj} [souffla|a soufflé] dessus, et cela [serra|a serré].',
        ],
        refrain: ['C’est l’autre, l’autre. Et un tour.'],
        turned: ['C’est moi, moi. Et un tour en moins.'],
        noticing: [
          '{hero_subj} [lâcha|a lâché] tout, mais les mains [restèrent|sont restées] en l’air, l’une par-dessus l’autre. Il n’y avait pas de lutin au bout. Il y avait ses manches.',
        ],
        deed: [
          '<hero>C’est mon nœud</hero>, [dit|a dit] {hero}. <hero>Par-dessus, puis dessous.</hero> Et {hero_il} [refit|a refait] le chemin avec {part_def} : dessous, puis par-dessus, en commençant par la fin.',
        ],
        answer: [
          'À l’envers, le nœud se connaissait. Il se défaisait dans l’ordre, comme on descend un escalier.',
        ],
        echo: [
          '<companion>Et le lutin ?</companion> [demanda|a demandé] {companion}. {hero_subj} [plia|a plié] ses manches. <hero>Il est rentré</hero>, [dit|a dit] {hero}. <hero>Il n’avait rien fait.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Quel mauvais truc !</hero> {hero_subj} [tourna|a tourné] {part_def} d’un grand coup, sans regarder, comme la première fois.',
          ],
          warm: [
            '<hero>Ce n’est pas ta faute</hero>, [dit|a dit] {hero} {a_part}. Et ses mains [refirent|ont refait] le même tour, avec pitié.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à {companion} ce qui était mal conçu dans {part_def}. Pour l’exemple, {hero_il} [le fit|l’a fait] encore une fois de travers.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’inspecteur : <hero>Ce machin est coupable.</hero> Puis {hero_il} [secoua|a secoué] {part_def}, comme tout à l’heure.',
          ],
        },
        fails: [
          'C’était un quart de tour de trop, et un quart de tour encore. <hero>Mal fabriqué</hero>, [dit|a dit] {hero}.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé] dessus, du même côté. Un objet ne se vexe pas, mais on aurait pu le croire.',
        ],
        refrain: ['C’est pas moi. Crac, un peu plus.'],
        turned: ['C’est moi. Clic, un peu moins.'],
        noticing: [
          'Les mains de {hero} étaient encore en l’air, comme après le dernier geste. La droite à droite. Elles montraient combien, et de quel côté.',
        ],
        deed: [
          '<hero>C’était moi, un quart de tour à droite</hero>, [dit|a dit] {hero}. Et {hero_il} [tourna|a tourné] {part_def} d’un quart de tour à gauche, pas un cheveu de plus.',
        ],
        answer: [
          'Cela [revint|est revenu] juste où c’était avant {hero}. Là, on pouvait voir ce qui allait avec.',
        ],
        echo: [
          '{hero} [referma|a refermé] le pot de miel. <companion>C’est toi qui l’avais laissé ouvert ?</companion> <hero>Un quart de tour</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [donna|a donné] à {part_def} un coup vers la droite, comme tout à l’heure. <hero>Il ne vaut rien, ce machin.</hero>',
          ],
          warm: [
            '<hero>On t’a monté{part_e} à l’envers, mon pauvre ami</hero>, [dit|a dit] {hero} {a_part}, et [continua|a continué] à l’endroit.',
          ],
          clever: [
            'Un défaut de naissance, [conclut|a conclu] {hero} à propos {de_part}. Et ses mains, sans attendre, [refirent|ont refait] ce qu’elles avaient fait.',
          ],
          playful: [
            '{hero_subj} [mena|a mené] un procès à {part_def} : coupable. La peine était un tour de plus.',
          ],
        },
        fails: ['Cela [craqua|a craqué], et l’on pouvait difficilement craquer plus honnêtement.'],
        again: [
          '<hero>De la mauvaise qualité</hero>, [dit|a dit] {hero}, et [appuya|a appuyé] là où c’était encore bon.',
        ],
        refrain: ['Pas moi. Crac. Pas moi. Crac.'],
        turned: ['Moi. Demi-tour. Moi. Clic.'],
        noticing: [
          'Les doigts étaient restés tordus, comme ils avaient serré. On voyait encore le geste, accroché au bout du bras. {hero_subj} [le regarda|l’a regardé]. Il allait très bien avec ce qui était cassé, bloqué, faussé.',
        ],
        deed: [
          '<hero>C’est mes mains</hero>, [dit|a dit] {hero}. <hero>Poussé, puis tourné.</hero> Alors, sur {part_def}, les mêmes mains [tournèrent|ont tourné] à l’envers, puis [retirèrent|ont retiré] ce qu’elles avaient poussé.',
        ],
        answer: ['Cela reculait jusqu’à avant {hero}. Avant {hero}, cela marchait.'],
        echo: [
          '<companion>Le robinet goutte</companion>, [dit|a dit] {companion}. {hero_subj} [étendit|a étendu] la main, et [se rappela|s’est rappelé{hero_e}] de quel côté {hero_subj} l’avait quitté.',
        ],
      },
    ],
  },
  ownTrack: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>C’est ce sol, qui est mal fait</hero>, [dit|a dit] {hero}. Et {hero_il} [courut|a couru] sur {part_def}, une main et un pied derrière le dos.',
          ],
          warm: [
            '<hero>Quelqu’un a mouillé ce pauvre sol</hero>, [dit|a dit] {hero}, un pied caché derrière l’autre. Et {hero_il} [s’avança|s’est avancé{hero_e}] sur {part_def}.',
          ],
          clever: [
            '{hero_subj} [étudia|a étudié] qui avait pu mouiller {part_def}. Tout le monde, sauf une personne, et celle-là [passa|est passée] la première.',
          ],
          playful: [
            '{hero_subj} [gronda|a grondé] {part_def} comme un maître d’école. Sous sa chaussure, cela faisait floc, floc.',
          ],
        },
        fails: [
          'Le pied [laissa|a laissé] une marque, floc. <hero>Encore quelqu’un !</hero> [dit|a dit] {hero}.',
        ],
        again: [
          '{hero_subj} [passa|est passé{hero_e}] sur l’autre pied. Floc, dans l’autre sens. Il y avait donc au moins deux coupables.',
        ],
        refrain: ['C’est pas moi. Floc. Et zoup.'],
        turned: ['C’est moi. Frotte. Et sec.'],
        noticing: [
          'Une ligne d’empreintes menait jusqu’ici. {hero_subj} [posa|a posé] un pied à côté. C’était la même taille. Il y avait le même petit trou au talon.',
        ],
        deed: [
          '<hero>C’est à moi, tout ça</hero>, [dit|a dit] {hero}. {hero_subj} [essuya|a essuyé] ses semelles, et [remit|a remis] sur {part_def} le pied qu’{hero_il} cachait.',
        ],
        answer: ['Sèche, la semelle ne glissait pas. La deuxième non plus.'],
        echo: [
          '<companion>Il y a des traces de miel jusqu’à ton lit</companion>, [dit|a dit] {companion}. {hero} [regarda|a regardé] ses chaussettes. <hero>Petites</hero>, [dit|a dit] {hero}, <hero>avec un trou.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Qui a laissé ça comme ça ?</hero> [demanda|a demandé] {hero}, et [fila|a filé] sur {part_def}. La main derrière le dos tenait un reste de pelure.',
          ],
          warm: [
            '<hero>Pauvres gens, avec ce sol</hero>, [dit|a dit] {hero}, un pied caché, et [glissa|a glissé] sur {part_def} avec compassion.',
          ],
          clever: [
            '{hero_subj} [accusa|a accusé] le temps, l’architecte et la cire. Le pied qui posait sur {part_def} en avait encore, de la pelure.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le patineur qui se plaint de la glace, sur {part_def}. La glace, {hero_il} l’avait apportée.',
          ],
        },
        fails: ['Zip. <hero>Encore un coup du sol</hero>, [dit|a dit] {hero}.'],
        again: [
          '{hero_subj} [se tint|s’est tenu{hero_e}] au mur de la main cachée. Le mur aussi, désormais, glissait.',
        ],
        refrain: ['C’est le sol. Zip. C’est le sol. Zip.'],
        turned: ['C’est ma pelure. Essuie. Et ça tient.'],
        noticing: [
          'Derrière {hero}, de petites taches luisaient, une tous les pas. Elles venaient de la cuisine, ou de la cour, sans en sauter une, et s’arrêtaient sous son talon. {hero_subj} [leva|a levé] le talon. En voilà une autre.',
        ],
        deed: [
          'La main [sortit|est sortie] de derrière le dos, avec ce qu’il y avait dedans. <hero>C’est moi qui l’ai semée.</hero> {hero_subj} [frotta|a frotté] une semelle, puis l’autre, et [posa|a posé] un pied propre sur {part_def}.',
        ],
        answer: ['Le sol n’avait rien fait. Avec une semelle sèche, il [le prouva|l’a prouvé].'],
        echo: [
          '<companion>Qui a marché là ?</companion> [demanda|a demandé] {companion}, la serpillière à la main. {hero_subj} [tendit|a tendu] la sienne. <hero>Les deux bouts</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Qui a mis de l’eau ici ?</hero> [cria|a crié] {hero} au sol. Une main derrière le dos, {hero_il} [serra|a serré] {part_def} de l’autre.',
          ],
          warm: [
            '<hero>Ce n’est la faute de personne</hero>, [dit|a dit] {hero} {a_part}, et surtout pas la sienne. Une main [consola|a consolé] {part_def}, l’autre restait cachée.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] que {part_def} était mal construit{part_e}, et le sol aussi. Une main expliquait, l’autre avait disparu.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le pirate à une main et à une jambe devant {part_def}. Le reste était caché derrière.',
          ],
        },
        fails: [
          'C’était la pluie, ou le sol, ou celui qui l’avait fait. {hero_subj} [répara|a réparé] d’une seule main, en grondant.',
        ],
        again: [
          '{hero_subj} [gronda|a grondé] aussi le vent. Pendant ce temps, la main cachée serrait un petit éclat, très fort.',
        ],
        refrain: ['Vilain sol, vilain sol. Crac.'],
        turned: ['Mon pied. Ma main. Et clac.'],
        noticing: [
          'Des traces mouillées venaient jusqu’ici, l’une après l’autre. {hero_subj} [posa|a posé] le pied à côté de la dernière. Même taille. Même trou sous le talon.',
        ],
        deed: [
          '{hero_subj} [sortit|a sorti] le pied et la main. <hero>Ça, c’est moi.</hero> Dans la main, il y avait le petit éclat {de_part}. {hero_subj} [le remit|l’a remis] à sa place.',
        ],
        answer: [
          'C’était le morceau qui manquait. Un bord [entra|est entré] dans l’autre, comme s’il rentrait dîner.',
        ],
        echo: [
          '{companion} [suivit|a suivi] les traces jusqu’au bout. <companion>Là, tu as dansé</companion>, [dit|a dit] {companion}. <hero>Là, j’ai glissé</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>C’est le sol qui est de travers</hero>, [dit|a dit] {hero}, une main dans le dos. De l’autre, {hero_il} [serra|a serré] {part_def} comme on serre une main.',
          ],
          warm: [
            '<hero>Ne sois pas triste, c’est la faute du vent</hero>, [dit|a dit] {hero} à {part_def}. Une seule main [consola|a consolé]. L’autre tenait quelque chose derrière.',
          ],
          clever: [
            '{hero_subj} [trouva|a trouvé] trois raisons pour {part_def} : l’âge, le froid et le voisin. Une main comptait. L’autre ne se montrait pas.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le juge, une main dans sa robe : <hero>Accusé plancher, levez-vous !</hero> Puis le juge [appuya|a appuyé] sur {part_def}.',
          ],
        },
        fails: [
          'Il fallait deux mains. {hero_subj} [n’en sortit|n’en a sorti] qu’une, à cause de ce qu’il y avait dans l’autre.',
        ],
        again: ['Le plafond aussi [fut|a été] grondé. Il n’avait pas bougé de la journée.'],
        refrain: ['Pas moi, pas moi. Et crac.'],
        turned: ['C’est moi. Tiens. Et clic.'],
        noticing: [
          'Il y avait de la farine, ou de la poussière, et dedans des semelles. Elles venaient jusqu’ici, et pas plus loin. {hero_subj} [leva|a levé] un pied, pour voir dessous. Une étoile, au milieu. Dans la farine aussi, une étoile.',
        ],
        deed: [
          '<hero>C’était mon étoile</hero>, [dit|a dit] {hero}. La main cachée [vint|est venue] devant, et [s’ouvrit|s’est ouverte] : il y avait un petit morceau {de_part}. {hero_subj} [le posa|l’a posé] où il était parti.',
        ],
        answer: [
          'Il n’avait pas changé de taille. Il [reprit|a repris] sa place, comme on se rassoit après un tour de manège.',
        ],
        echo: [
          '{companion} [essuya|a essuyé] la semelle de {hero}, avec un coin de manche. <companion>Elle est bien, ton étoile</companion>, [dit|a dit] {companion}. <companion>On te suivrait jusqu’à la mer.</companion>',
        ],
      },
    ],
  },
  asItLay: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait marché sur une petite chose {de_part}. <hero>C’était {companion}</hero>, [dit|a dit] {hero}, et {hero_il} [tenta|a tenté] de passer par la gauche.',
          ],
          warm: [
            'Une chose avait craqué sous son pied. <hero>Beau temps, non ?</hero> [dit|a dit] {hero} {a_part}, très aimablement, en montrant {companion}.',
          ],
          clever: [
            '{hero_subj} avait marché de travers, et une chose s’était tordue. {hero_il} [parla|a parlé] à {part_def} de la pluie, et de {companion}.',
          ],
          playful: [
            '<hero>Coin-coin</hero>, [dit|a dit] {hero}, pour couvrir le bruit sous son talon. Puis, à {part_def} : <hero>C’était un canard. Ou {companion}.</hero>',
          ],
        },
        fails: ['{hero_subj} [parla|a parlé] encore du temps qu’il ferait demain, en reculant le talon.'],
        again: [
          '{hero_subj} [montra|a montré] {companion} avec les deux mains. Il [fallut|a fallu] pour cela lever un pied, et on [vit|a vu] dessous.',
        ],
        refrain: ['Pas moi, lui là. Pas passer.'],
        turned: ['Moi, oui, là. Comme avant.'],
        noticing: [
          '{part_def} ne regardait pas {hero}, mais, plus bas, un petit objet tout de travers par terre. Il avait dessus la marque d’un talon.',
        ],
        deed: [
          '<hero>C’est moi qui ai marché dessus, pas {companion}</hero>, [dit|a dit] {hero} à {part_def}. {hero_subj} [s’agenouilla|s’est agenouillé{hero_e}] et [remit|a remis] la petite chose comme elle était.',
        ],
        answer: ['{part_def} [vérifia|a vérifié], avec un œil, puis avec l’autre. C’était bien comme avant.'],
        echo: [
          '{hero} regarde où {hero_il} marche, maintenant, surtout la nuit. <companion>Tu as marché sur mon puzzle</companion>, [dit|a dit] {companion}. <hero>Je sais. C’était le ciel.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [passa|est passé{hero_e}] tout près {de_part}, trop près. Quelque chose [roula|a roulé] et [se tut|s’est tu]. <hero>C’est le vent</hero>, [dit|a dit] {hero}, en accélérant.',
          ],
          warm: [
            '<hero>Bonjour, quelle belle journée</hero>, [dit|a dit] {hero} à {part_def}, un pied posé sur ce qu’{hero_il} venait de renverser. Le bonjour était un peu long.',
          ],
          clever: [
            'Il suffisait, pensait {hero}, de parler d’autre chose à {part_def}. Sous son talon, une petite chose n’était plus debout, mais on parlait d’autre chose.',
          ],
          playful: [
            '{hero_subj} [jongla|a jonglé] avec trois riens devant {part_def}, pour qu’on ne regarde pas par terre. Par terre, une petite chose était couchée.',
          ],
        },
        fails: [
          '<hero>Elle était déjà comme ça</hero>, [dit|a dit] {hero}. <hero>C’est {companion} qui passait.</hero> Et {hero_il} [glissa|a glissé] un pied de plus.',
        ],
        again: [
          '{hero_subj} [proposa|a proposé] de parler du fromage. Le fromage [n’intéressa personne|n’a intéressé personne], même le meilleur.',
        ],
        refrain: ['C’est le vent, le vent. Et pas passer.'],
        turned: ['C’est mon pied, mon pied. Et voilà.'],
        noticing: [
          'Les yeux allaient de la petite chose au talon de {hero}, et du talon à la petite chose. Entre les deux, il y avait la même poussière.',
        ],
        deed: [
          '<hero>C’était mon pied</hero>, [dit|a dit] {hero}, <hero>et pas le vent.</hero> Un genou par terre, {hero_il} [remit|a remis] la petite chose debout, comme avant, tournée du même côté.',
        ],
        answer: [
          '{part_def} [mesura|a mesuré] la petite chose du regard. Elle était d’aplomb. Il n’y avait plus rien à surveiller par là.',
        ],
        echo: [
          '<companion>Il a fait du vent, aujourd’hui ?</companion> [demanda|a demandé] {companion}. <hero>Un seul coup</hero>, [dit|a dit] {hero}. <hero>Pointure trente et un.</hero>',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            'Crac, sous le talon. {hero} [montra|a montré] {companion} du doigt, et [enjamba|a enjambé] {part_def} comme si de rien n’était.',
          ],
          warm: [
            '<hero>Dors, ce n’était que le vent</hero>, [dit|a dit] {hero} {a_part}. Le vent avait laissé la marque d’un talon sur un petit objet.',
          ],
          clever: [
            '{hero_subj} avait marché sur un petit objet. {hero_il} [parla|a parlé] du temps, de {companion}, et de tout, sauf de cela, tout près {de_part}.',
          ],
          playful: [
            '<hero>Meuh</hero>, [fit|a fait] {hero} pour couvrir le crac sous son pied. Puis, {a_part}, tout bas : <hero>C’était une vache. Ou {companion}.</hero>',
          ],
        },
        fails: [
          'Il ferait beau demain, d’après {hero}. Son pied [poussa|a poussé] le petit objet un peu plus de travers.',
        ],
        again: [
          '{hero_subj} [siffla|a sifflé] pour avoir l’air de passer par hasard. On ne passe pas deux fois par hasard.',
        ],
        refrain: ['Crac. Pas moi. Grrr. Pas moi.'],
        turned: ['Oui, moi. Là. Comme avant. Mmm.'],
        noticing: [
          'Même en dormant, on avait tendu la patte, ou la main, vers une petite chose toute de travers. Dessus, il y avait un talon. {hero_subj} [cacha|a caché] le sien, trop tard.',
        ],
        deed: [
          '<hero>C’est moi qui ai marché dessus</hero>, [dit|a dit] {hero}. {hero_subj} [s’agenouilla|s’est agenouillé{hero_e}] devant {part_def} et [remit|a remis] la petite chose comme elle était.',
        ],
        answer: [
          'Un soupir [passa|est passé], long, d’un bout à l’autre du sommeil. Tout était de nouveau rangé.',
        ],
        echo: [
          'Avant de dormir, {hero} [aligna|a aligné] ses pantoufles. <companion>Pour qui ?</companion> [demanda|a demandé] {companion}. <hero>Pour si quelqu’un passe</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [marcha|a marché] sur une petite chose, [souleva|a soulevé] le pied et [continua|a continué] le long {de_part}, le nez en l’air, comme quelqu’un qui aime le ciel.',
          ],
          warm: [
            '<hero>Là, là, ce n’est rien</hero>, [souffla|a soufflé] {hero} {a_part}. Son talon cachait ce que c’était.',
          ],
          clever: [
            'En marchant sur la pointe du pied gauche, on ne verrait pas ce qu’avait fait le droit. {hero_subj} [contourna|a contourné] {part_def} de cette façon.',
          ],
          playful: [
            '{hero_subj} [siffla|a sifflé] l’air de celui qui n’a marché sur rien. {part_def} [remua|a remué] à la deuxième note.',
          ],
        },
        fails: [
          'Un petit objet roulait encore. {hero_subj} [le poussa|l’a poussé] du pied sous un pli, et [regarda|a regardé] {companion} avec reproche.',
        ],
        again: [
          '<hero>C’est d’être rangé comme ça, aussi</hero>, [dit|a dit] {hero}. Ce n’était plus rangé du tout.',
        ],
        refrain: ['Oups, pas vu. Grogne. Oups, pas vu.'],
        turned: ['Oups, c’est moi. Doux. Bien en rang.'],
        noticing: [
          'Dans la rangée, il y avait un trou, juste de la largeur d’un soulier. {hero_subj} [baissa|a baissé] les yeux vers le sien, puis vers celui de {companion}. Celui de {companion} était plus petit.',
        ],
        deed: [
          '<hero>C’est ma semelle</hero>, [dit|a dit] {hero} à voix basse. {hero_subj} [chercha|a cherché] l’objet sous le pli, [le frotta|l’a frotté] sur sa manche, et [le remit|l’a remis] dans la rangée, à sa place.',
        ],
        answer: [
          'La rangée était entière. On aurait dit que le sommeil l’avait comptée, et qu’il trouvait le compte bon.',
        ],
        echo: [
          'Le soir, {hero_subj} [posa|a posé] ses chaussures semelles en l’air. <companion>Pour quoi faire ?</companion> [demanda|a demandé] {companion}. <hero>Elles réfléchissent</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  underTheKnees: {
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Qui fait encore ce bruit ?</hero> [cria|a crié] {hero} à tout le monde, en tapant des doigts devant {part_def}.',
          ],
          warm: [
            '<hero>Qui que ce soit, ce n’est pas grave</hero>, [dit|a dit] {hero} à {part_def}. Ses doigts tapaient toujours.',
          ],
          clever: [
            '{hero_subj} [chercha|a cherché] d’où venait {part_def}, et ce qui restait après. {hero_il} [compta|a compté] les suspects sur ses doigts, en tapant.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’enquêteur : <hero>Ah, ah !</hero> Tac tac tac. <hero>Ah, ah !</hero> Tac tac. {part_def} n’était pas seul{part_e}.',
          ],
        },
        fails: [
          '{hero_subj} [regarda|a regardé] {companion} d’un œil sévère. Tac tac tac, faisait le bruit, tout près.',
        ],
        again: [
          '<hero>Silence, pour qu’on trouve !</hero> {hero_subj} [tapa|a tapé] ces mots sur le bord, syllabe par syllabe.',
        ],
        refrain: ['C’est qui ? Tac tac. C’est qui ?'],
        turned: ['C’est moi. Plus de tac. C’est moi.'],
        noticing: [
          'Le reste [s’arrêta|s’est arrêté] un instant. Cela continuait quand même. C’était tout près. C’était au bout des bras de {hero}.',
        ],
        deed: [
          '<hero>C’est moi</hero>, [dit|a dit] {hero}. {hero_subj} [mit|a mis] ses deux mains sous ses genoux, devant {part_def}, et [s’assit|s’est assis{hero_e}] dessus.',
        ],
        answer: ['Il manquait un bruit dans le bruit. Cela laissait un trou assez long pour une oreille.'],
        echo: [
          'Au dîner, tac tac. Tout le monde [regarda|a regardé] {hero}. <hero>Ce coup-ci, c’est la pluie</hero>, [dit|a dit] {hero}, les mains en l’air.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ça suffit, là-bas !</hero> [dit|a dit] {hero}, tourné{hero_e} vers tous les autres. Ses pieds battaient contre {part_def}, tous les deux.',
          ],
          warm: [
            '<hero>Que celui qui fait ça ne s’inquiète pas</hero>, [dit|a dit] {hero}, et ses doigts jouaient du piano sur {part_def}.',
          ],
          clever: [
            '{hero_subj} [mena|a mené] l’enquête sur le bruit {de_part}. Pour mieux réfléchir, {hero_subj} [tapota|a tapoté] avec un crayon.',
          ],
          playful: [
            '{hero_subj} [accusa|a accusé] un pic-vert, puis un voisin, puis un fantôme, en tambourinant sur {part_def}, pour bien montrer lequel.',
          ],
        },
        fails: ['<hero>Écoutez, ça recommence</hero>, [dit|a dit] {hero}, et cela recommençait.'],
        again: [
          '{hero_subj} [demanda|a demandé] le silence en frappant trois coups. Les trois coups [durèrent|ont duré].',
        ],
        refrain: ['C’est toi ? Toc toc. C’est toi ?'],
        turned: ['C’est moi. Hop, dessous. C’est moi.'],
        noticing: [
          'Tout [s’arrêta|s’est arrêté], par hasard, en même temps. Tout, sauf un toc toc. {hero_subj} [suivit|a suivi] le toc toc avec l’oreille, le long d’une manche, et la manche était à {hero_lui}.',
        ],
        deed: [
          '<hero>Ah, c’est moi</hero>, [dit|a dit] {hero} à voix haute. {hero_subj} [s’assit|s’est assis{hero_e}] en face {de_part}, les deux mains sous les genoux, bien à plat.',
        ],
        answer: [
          'Il y [eut|a eu] un silence qu’on n’avait pas encore entendu. On pouvait mettre une oreille dedans.',
        ],
        echo: [
          '<companion>C’est qui, qui fait ça ?</companion> [demanda|a demandé] {companion} dans le noir. Toc toc. <hero>Mon cœur</hero>, [dit|a dit] {hero}. <hero>Lui, j’ai le droit.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Qui n’arrête pas de toucher ?</hero> [demanda|a demandé] {hero} à tous, très fort. Et son doigt, lui, touchait {part_def}.',
          ],
          warm: [
            '<hero>Ça ne fait rien, mais qui touche ?</hero> [dit|a dit] {hero}. Et ses doigts tapotaient {part_def}, pour la consolation.',
          ],
          clever: [
            '{hero_subj} [releva|a relevé] les traces autour {de_part}. Pour bien les relever, il [fallut|a fallu] mettre le doigt dans chacune.',
          ],
          playful: [
            '{hero_subj} [monta|a monté] la garde près {de_part}, comme un soldat. Les mains du soldat s’ennuyaient et pianotaient.',
          ],
        },
        fails: [
          'Chaque fois que {hero} se retournait pour voir qui, cela bougeait. Surtout là où était sa main.',
        ],
        again: [
          '{hero_subj} [attendit|a attendu] le coupable, un doigt posé dessus, pour l’attraper. Le doigt l’attrapait sans cesse.',
        ],
        refrain: ['C’est qui ? Touche. C’est qui ? Touche.'],
        turned: ['C’est moi. Assis. C’est moi. Assis.'],
        noticing: [
          'Il n’y avait plus personne à regarder. Pourtant, cela tapotait. {hero_subj} [suivit|a suivi] le bruit des yeux, le long d’un bras. C’était le sien.',
        ],
        deed: [
          '<hero>C’est moi</hero>, [dit|a dit] {hero}. {hero_subj} [ôta|a ôté] les deux mains de {part_def} et [s’assit|s’est assis{hero_e}] dessus. {hero_il} [ne bougea plus|n’a plus bougé].',
        ],
        answer: [
          'Une minute [passa|est passée], entière, avec ses soixante secondes. Personne [n’y mit|n’y a mis] le doigt.',
        ],
        echo: [
          '<companion>Tu peux les sortir, maintenant</companion>, [dit|a dit] {companion}, au goûter. {hero} [leva|a levé] une main. <hero>Elle demande si c’est sûr.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Laissez-le tranquille !</hero> [dit|a dit] {hero} à tout le monde, et, pour être sûr{hero_e}, {hero_subj} [garda|a gardé] un doigt sur {part_def}.',
          ],
          warm: [
            '<hero>Pauvre petit, qui t’embête ?</hero> [demanda|a demandé] {hero} {a_part}, en le caressant, en le caressant.',
          ],
          clever: [
            '{hero_subj} [surveilla|a surveillé] les mains des autres, une par une. La sienne, pendant ce temps, surveillait {part_def} de très près.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’inspecteur : <hero>Que personne ne bouge.</hero> Un doigt bougeait, sur {part_def}, pour prendre des notes.',
          ],
        },
        fails: ['<hero>Encore !</hero> [dit|a dit] {hero}. C’était vrai, et cela venait encore de bouger.'],
        again: [
          '{hero_subj} [tourna|a tourné] la tête très vite, pour surprendre le coupable. La main, elle, [n’eut pas|n’a pas eu] le temps de s’arrêter.',
        ],
        refrain: ['C’est toi ? Tape. C’est toi ? Tape.'],
        turned: ['C’est moi. Dessous. Et plus rien.'],
        noticing: [
          'On [leva|a levé] toutes les mains, pour compter. Il y en avait une de moins. {hero_subj} [la chercha|l’a cherchée]. Elle était là-bas, au bout de sa manche, et elle n’avait pas entendu qu’on levait les mains.',
        ],
        deed: [
          '<hero>C’est la mienne</hero>, [dit|a dit] {hero}. {hero_subj} [l’ôta|l’a ôtée] {de_part}, [prit|a pris] l’autre, et [s’assit|s’est assis{hero_e}] dessus, sur les deux.',
        ],
        answer: [
          'Elles avaient chaud, là. Il ne se passait plus rien, ce qui est justement comme cela que les choses arrivent.',
        ],
        echo: [
          '<companion>Tu manges sans les mains ?</companion> [demanda|a demandé] {companion}. <hero>Elles finissent leur minute</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  whichMessage: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [accusa|a accusé] l’application, [effaça|a effacé] le message chez {hero_lui} seulement, et [tira|a tiré] sur {part_def} comme si de rien n’était.',
          ],
          warm: [
            '{hero_subj} [consola|a consolé] la personne visée, [demanda|a demandé] gentiment qui répandait ces choses-là, et [retoucha|a retouché] {part_def} d’une main innocente.',
          ],
          clever: [
            '{hero_subj} [remonta|a remonté] la piste de {part_def} jusqu’à un nom plausible. Elle s’arrêtait commodément une étape trop tôt.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] un mème sur les gens qui transfèrent tout, et l’[ajouta|a ajouté] à {part_def}. Il [eut|a eu] beaucoup de pouces.',
          ],
        },
        fails: [
          'Depuis midi, un message qui blessait quelqu’un faisait le tour du groupe. <hero>Encore un bug</hero>, [écrivit|a écrit] {hero}.',
        ],
        again: ['{hero_subj} [interrogea|a interrogé] un par un ceux qui savaient. Ils savaient.'],
        noticing: [
          'Sous le message, on pouvait ouvrir la liste de ceux par qui il était passé. {hero_subj} l’[ouvrit|a ouverte]. Le premier nom était le sien, avec l’heure.',
        ],
        deed: [
          'Dans le même groupe, {hero} [écrivit|a écrit] : <hero>C’est parti de moi, à quatre heures douze.</hero> {hero_il} [resta|est resté{hero_e}], [lut|a lu] ce qui venait, et [reprit|a repris] {part_def} par là.',
        ],
        answer: [
          'Le premier nœud avait maintenant un nom et une heure. Chacun [put|a pu] retrouver le sien.',
        ],
        echo: [
          'Trois personnes ont quitté le groupe, dont une pour toujours. Celle que cela visait a écrit : <companion>Quatre heures onze, en fait.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Il y en a qui n’ont vraiment rien à faire</hero>, [dit|a dit] {hero} à la ronde, en secouant {part_def}. Cela visait tout le monde, et tout le monde l’[entendit|a entendu].',
          ],
          warm: [
            '{hero_subj} [alla|est allé{hero_e}] consoler celui que le message visait, et [chercha|a cherché] avec lui qui pouvait écrire de telles choses. {part_def} [se serra|s’est serré{part_e}] d’un tour, à cause de tous les noms.',
          ],
          clever: [
            '{hero_subj} [enquêta|a enquêté] sur le message : qui, à qui, et par où. L’enquête passait partout, sauf à une adresse, et {part_def} [prit|a pris] trois nœuds.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] un détective autour {de_part}, loupe et gabardine. Le coupable courait toujours, et sous la même gabardine.',
          ],
        },
        fails: [
          'Une capture [circula|a circulé]. Sur la capture, le nom du haut était coupé, et c’est {hero} qui l’avait coupé.',
        ],
        again: [
          '<hero>On ne saura jamais</hero>, [soupira|a soupiré] {hero}, avec l’espoir que c’était vrai.',
        ],
        noticing: [
          'L’historique complet [arriva|est arrivé] de chez quelqu’un d’autre, avec le haut. <hero>Seize heures douze</hero>, [lut|a lu] {hero}. À seize heures douze, il y avait un arrêt de bus, un gant ôté avec les dents, et un pouce qui trouvait cela drôle.',
        ],
        deed: [
          '<hero>Seize heures douze, c’était mon pouce</hero>, [écrivit|a écrit] {hero} au groupe, et son nom dessous. Pendant que cela tombait, {hero_il} [ne ferma rien|n’a rien fermé], et [prit|a pris] {part_def} par le premier nœud.',
        ],
        answer: [
          '<hero>Alors moi, c’est seize heures vingt</hero>, [écrivit|a écrit] quelqu’un. Puis dix-sept heures. Chacun venait chercher le sien.',
        ],
        echo: [
          'Le bus, maintenant, {hero} l’attend les mains dans les gants. <companion>Tu n’as pas froid ?</companion> [demanda|a demandé] {companion}. <hero>Non. C’est pour réfléchir.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>C’est l’appli</hero>, [dit|a dit] {hero} à {part_def}, le téléphone en avant. Et {hero_il} [fit|a fait] un pas, comme si tout était réglé.',
          ],
          warm: [
            '{hero_subj} [assura|a assuré] {a_part} que personne ne lui en voulait, et qu’on trouverait bien, qui avait fait ça.',
          ],
          clever: [
            '{hero_subj} [présenta|a présenté] {a_part} une théorie complète. Elle expliquait tout, sauf le premier envoi.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] pour {part_def} le coupable idéal, avec une capuche. On [reconnut|a reconnu] quelqu’un qui n’était pas là.',
          ],
        },
        fails: [
          'Depuis midi, un message blessant faisait le tour du groupe. {hero_subj} [le supprima|l’a supprimé] une seconde fois, chez {hero_lui}, où il n’était déjà plus.',
        ],
        again: [
          '{hero_subj} [demanda|a demandé] à voir les autres téléphones. On [lui montra|lui a montré], et il n’y avait rien dessus qu’{hero_il} ne connaisse.',
        ],
        noticing: [
          'Derrière le message, il y avait la liste des envois. Tout en haut, un nom. {hero_subj} [le relut|l’a relu], parce qu’on lit mal le sien.',
        ],
        deed: [
          'Devant {part_def}, {hero} [écrivit|a écrit] dans le groupe : <hero>C’est venu de moi. Quatre heures douze.</hero> Puis {hero_il} [posa|a posé] le téléphone et [attendit|a attendu], debout.',
        ],
        answer: [
          'La réponse n’était pas douce. Mais on savait maintenant à qui en vouloir, et du côté {de_part}, cela [fit|a fait] de la place.',
        ],
        echo: [
          '<companion>Tu as lu ce qu’ils ont mis ?</companion> [demanda|a demandé] {companion}. <hero>Jusqu’au bout</hero>, [dit|a dit] {hero}. <hero>Il y avait deux fautes.</hero>',
        ],
      },
    ],
  },
  beforeTheShow: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [entoura|a entouré] {part_def} de ruban adhésif et [cria|a crié] qu’on pouvait y aller.',
          ],
          warm: [
            '{hero_subj} [tint|a tenu] la lampe à ceux qui cherchaient, de tout son cœur, du mauvais côté {de_part}.',
          ],
          clever: [
            '{hero_subj} [proposa|a proposé] une méthode : vérifier tout ce qui marchait, dans l’ordre, avant {part_def}. C’était une méthode longue.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] un petit nom à la panne, [fit|a fait] rire tout le monde, et [cacha|a caché] {part_def} sous un autocollant.',
          ],
        },
        fails: [
          'Mardi, en faisant le clown, {hero} avait marché dessus. {hero_subj} [ne le dit|ne l’a dit] à personne, et [chercha|a cherché] la panne avec les autres.',
        ],
        again: [
          '{hero_subj} [suggéra|a suggéré] que c’était l’usure. L’usure a bon dos, elle ne répond jamais.',
        ],
        noticing: [
          'Pour la troisième fois, quelqu’un [vérifia|a vérifié] ce qui n’avait rien. Sans se plaindre. En passant, on [remercia|a remercié] {hero} de si bien tenir la lampe.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] {part_def} sur la table, devant tout le monde. <hero>C’est moi. Mardi. En marchant dessus.</hero> Et {hero_il} [raya|a rayé] son propre numéro.',
        ],
        answer: [
          'On [sut|a su] lequel, comment et depuis quand. À deux, ils [approchèrent|ont approché] les bords.',
        ],
        echo: [
          'Le numéro de {hero} n’a pas eu lieu. <companion>Dommage, l’imitation était bonne</companion>, [dit|a dit] {companion}. <hero>C’est avec elle que j’ai marché dessus</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ça vient de la prise</hero>, [décida|a décidé] {hero}, et {hero_il} [donna|a donné] un coup de pied dans la prise. {part_def} n’y était pour rien, la prise non plus.',
          ],
          warm: [
            '{hero_subj} [apporta|a apporté] du thé à ceux qui cherchaient la panne. Autour {de_part}, on lui [dit|a dit] merci, et le merci brûlait plus que le thé.',
          ],
          clever: [
            'On allait vérifier tous les autres éléments, [proposa|a proposé] {hero}, et {part_def} en dernier. Il y en avait soixante.',
          ],
          playful: [
            'Pour faire rire ceux qui cherchaient, {hero} [imita|a imité] {part_def} quand il grésille. L’imitation était très juste. On aurait pu se demander pourquoi.',
          ],
        },
        fails: [
          '{hero_subj} [enroula|a enroulé] de l’adhésif autour d’une bosse, quand personne ne regardait. La bosse [resta|est restée].',
        ],
        again: ['<hero>Essayez encore par le début</hero>, [dit|a dit] {hero}. Le début marchait très bien.'],
        noticing: [
          '<companion>Il est bon, celui-là, je l’ai déjà vu deux fois, mais on ne sait jamais</companion>, [dit|a dit] {companion}, à genoux, et {companion} [reprit|a repris] le bon bout depuis le début, centimètre par centimètre. La lampe que {hero} tenait [trembla|a tremblé] un peu.',
        ],
        deed: [
          'Avant qu’on ouvre les portes, {hero} [mit|a mis] sous la lampe l’endroit abîmé {de_part}. <hero>Ne cherchez plus. Mardi, j’ai sauté dessus pour faire rire.</hero> Sur le programme, {hero_il} [barra|a barré] la ligne qui le faisait sauter.',
        ],
        answer: [
          'On [fit|a fait] une tête, puis on [fit|a fait] une pince. Quand on sait où, cinq minutes suffisent, et il [resta|est resté] un petit grésillement.',
        ],
        echo: [
          '<companion>Ça grésille, dans le deuxième morceau</companion>, [dit|a dit] {companion}. <hero>C’est ma participation</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
};
