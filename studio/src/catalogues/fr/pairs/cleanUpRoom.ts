import type { LessonPairs } from '../../schema.ts';

export const cleanUpRoom: LessonPairs = {
  flatStack: {
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [jeta|a jeté] en tas tout ce qui traînait, [grimpa|a grimpé] dessus. Puis {hero_il} [tendit|a tendu] le bras vers {part_def}. Le tas [tint|a tenu] le temps d’un doigt.',
          ],
          warm: [
            '{hero_subj} [fit|a fait] un tas bien mou, un lit de tas, avec tout ce qui traînait. De là, {hero_il} [sauta|a sauté] doucement vers {part_def}.',
          ],
          clever: [
            'Il manquait une hauteur. {hero_subj} [la trouva|l’a trouvée] par terre : tout ce qui traînait, en tas. De là-haut, {hero_il} [visa|a visé] {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] un volcan de tout ce qui traînait, y [monta|est monté{hero_e}]. Puis {hero_il} [fit|a fait] l’éruption, vers {part_def}.',
          ],
        },
        fails: [
          'Le tas [partit|est parti] d’un côté et {hero} de l’autre. {hero_subj} [jeta|a jeté] le tout en tas une deuxième fois.',
        ],
        again: [
          'Le nouveau tas était plus haut et plus pointu. On [le descendit|l’a descendu] surtout assis.',
        ],
        refrain: ['Tas, tas, tas. Hop. Patatras.'],
        turned: ['À plat. À plat. À plat. Hop.'],
        noticing: [
          '{hero_subj} [resta|est resté{hero_e}] assis{hero_e} au milieu, avec une pointe sous la fesse. {hero_il} [la sortit|l’a sortie] de là et [la tourna|l’a tournée]. D’un côté, la pointe. De l’autre, c’était tout plat.',
        ],
        deed: [
          '{hero_subj} [coucha|a couché] chaque chose sur son côté plat, les larges dessous, les petites dessus, sous {part_def}. De la main, {hero_il} [vérifia|a vérifié].',
        ],
        answer: ['Rien ne glissait. Un pied [monta|est monté], puis l’autre, et ce n’était plus si haut.'],
        echo: [
          'Le soir, par terre, {hero} [posa|a posé] ses livres sur leur côté plat. <companion>Tu ranges ?</companion> [demanda|a demandé] {companion}. <hero>Non. C’est un escalier.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Un seau, un coussin, une botte, trois livres : {hero} [empila|a empilé] tout comme cela venait, et [monta|est monté{hero_e}] vers {part_def}. L’escalier [bougea|a bougé].',
          ],
          warm: [
            '<hero>Venez, on va monter tous ensemble</hero>, [dit|a dit] {hero} aux affaires par terre. Elles [firent|ont fait] sous {part_def} une montagne toute molle.',
          ],
          clever: [
            'Il fallait trente centimètres. {hero_subj} [les trouva|les a trouvés] par terre, en vrac, et [les entassa|les a entassés] sous {part_def}.',
          ],
          playful: [
            '{hero_subj} [construisit|a construit] un château de tout ce qui traînait, avec une tour pour {part_def}. Le roi [monta|est monté], et le royaume [descendit|est descendu].',
          ],
        },
        fails: ['Une bille [partit|est partie] d’en dessous. Le reste [suivit|a suivi], et {hero} le reste.'],
        again: [
          '{hero_subj} [remit|a remis] le tout, mais plus vite. Le plus pointu était de nouveau au milieu.',
        ],
        refrain: ['Vite, vite, en haut. Et tout roule.'],
        turned: ['Large en bas. Petit en haut. Rien ne roule.'],
        noticing: [
          '{hero_subj} [resta|est resté{hero_e}] assis{hero_e} sur un livre. Lui, il ne roulait pas. Il était couché, tranquille, comme dans une bibliothèque. Le seau aussi, à l’envers, avait l’air de vouloir s’asseoir.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] le seau, [coucha|a couché] les livres du plus large au plus mince, bord à bord, au pied {de_part}. Avant de monter, {hero_il} [appuya|a appuyé] dessus, de toute la main.',
        ],
        answer: ['Cela n’[eut pas|a pas eu] un frisson. Un pied, deux pieds, et le bras arrivait plus loin.'],
        echo: [
          '<companion>Où est mon livre ?</companion> [demanda|a demandé] {companion} le lendemain. <hero>Deuxième marche</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [jeta|a jeté] sous {part_def} tout ce qui traînait, en tas, [monta|est monté{hero_e}] dessus. Puis {hero_il} [poussa|a poussé]. Une seconde, cela [se souleva|s’est soulevé].',
          ],
          warm: [
            '<hero>Un coussin pour toi</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [poussa|a poussé] dessous tout ce qui traînait.',
          ],
          clever: [
            'Pour soulever, il faut un appui. {hero_subj} [jeta|a jeté] tout ce qui traînait contre {part_def}. Puis {hero_il} [s’appuya|s’est appuyé{hero_e}] de tout son corps dessus.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] une soupe de tout ce qui traînait. {part_def} en [mangea|a mangé] un peu, avec un coup d’épaule.',
          ],
        },
        fails: [
          'Le tas [partit|est parti] dans tous les sens, et ce qui s’était levé [retomba|est retombé].',
        ],
        again: [
          '{hero_subj} [jeta|a jeté] plus de choses, de plus loin. La dernière était ronde, et c’était dommage.',
        ],
        refrain: ['Tas, tas, tas. Han. Patatras.'],
        turned: ['À plat. À plat. Un cran. À plat.'],
        noticing: [
          '{hero_subj} était assis{hero_e} sur quelque chose de pointu. {hero_il} [le retourna|l’a retourné], pour voir. Tout ce qui traînait ici avait une pointe ou une bosse, oui. Mais un côté plat aussi.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] les choses par leur côté plat. L’une après l’autre, {hero_il} les [glissa|a glissées] bien à plat sous {part_def}, là où cela bougeait.',
        ],
        answer: [
          'Chaque fois que cela se levait, il y avait une place de prise. La pile ne bougeait pas d’un poil.',
        ],
        echo: [
          '<companion>Et pourquoi le lit penche ?</companion> [demanda|a demandé] {companion}. <hero>Il y a un livre dessous</hero>, [dit|a dit] {hero}. <hero>À plat.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Tout ce qui était par terre [vola|a volé] sous {part_def}. {hero_subj} [sauta|a sauté] dessus, pour que cela lève. Cela [leva|a levé] de travers.',
          ],
          warm: [
            '<hero>Je te fais un bon lit</hero>, [dit|a dit] {hero} {a_part}, en bourrant dessous tout ce qui venait, rond, pointu et mou.',
          ],
          clever: [
            'Plus il y en a, plus c’est haut, [calcula|a calculé] {hero}. {hero_subj} [enfourna|a enfourné] le tout sous {part_def}, et le tout [ressortit|est ressorti] par l’autre bout.',
          ],
          playful: [
            '{hero_subj} [construisit|a construit] un volcan sous {part_def}, avec les affaires de tout le monde. Il [entra|est entré] aussitôt en éruption.',
          ],
        },
        fails: [
          'Le mou [s’aplatit|s’est aplati], le rond [roula|a roulé], le pointu [piqua|a piqué]. Chacun [fit|a fait] ce qu’il savait faire.',
        ],
        again: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] sur le tas, pour le calmer. Il [se calma|s’est calmé] d’un coup, et par le bas.',
        ],
        refrain: ['Vrac, vrac. Hop. Vrac. Badaboum.'],
        turned: ['Plat. Plus petit. Plat. Et ça tient.'],
        noticing: [
          'Quelque chose piquait {hero}, dessous. C’était un coin. {hero_subj} [retourna|a retourné] la chose. De l’autre côté du coin, c’était plat comme une assiette, et l’on aurait pu y poser un verre.',
        ],
        deed: [
          '{hero_subj} [chercha|a cherché] le plat de chaque chose. La plus large, par terre, sous {part_def}. Dessus, une moins large. Du doigt, {hero_il} [essaya|a essayé] si cela bougeait, et [passa|est passé{hero_e}] à la suivante.',
        ],
        answer: ['Un étage, puis deux. Rien ne roulait, puisque rien n’était rond du bon côté.'],
        echo: [
          'Les livres de {companion} faisaient une tour bien droite. <companion>Et celui du dessous ?</companion> [demanda|a demandé] {companion}. <hero>C’est celui qu’on lit demain</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  whereDoYouLive: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fouilla|a fouillé] dans les affaires {de_part}, par-dessus l’épaule. Ceci, non. Cela, non. Et hop, plus loin.',
          ],
          warm: [
            '<hero>Je regarde juste, dors</hero>, [dit|a dit] {hero} {a_part}. Ses mains fouillaient dans les affaires d’à côté, et les lâchaient.',
          ],
          clever: [
            'Ce qu’on cherche est toujours dessous. {hero_subj} [ôta|a ôté] tout ce qui était à {part_def}. Cela [tomba|est tombé] où il y avait de la place.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au magasin avec les affaires {de_part}. <hero>Ça, combien ? Trop cher.</hero> Et hop, derrière.',
          ],
        },
        fails: [
          'Ce qui était rangé ne l’était plus. {hero_subj} [n’en vit rien|n’en a rien vu], parce que {hero} cherchait déjà plus loin.',
        ],
        again: [
          '{hero_subj} [creusa|a creusé] à deux mains, comme un chien. Les chiens, après, ne rangent pas non plus.',
        ],
        refrain: ['Hop, ici. Hop, là. Grrr.'],
        turned: ['Tu habites où ? Là. Tu habites où ? Là.'],
        noticing: [
          '{hero_subj} [sentit|a senti] une chose ronde sous un pied. Ce n’était pas à {hero_lui}. L’autre pied était sur un couvercle. C’était le sien, au rond.',
        ],
        deed: [
          '{hero_subj} [ramassa|a ramassé] les affaires une à une. À chacune, tout bas, {hero_il} [demanda|a demandé] où elle habitait. Et {hero_il} [la remit|l’a remise] là, à l’endroit, près {de_part}.',
        ],
        answer: [
          'La dernière [retrouva|a retrouvé] sa place. De l’autre côté du sommeil, quelqu’un [compta|a compté], et le compte y était.',
        ],
        echo: [
          '{hero} [trouva|a trouvé] une chaussette dans le couloir. <hero>Tu habites où ?</hero> La chaussette [ne répondit pas|n’a pas répondu], mais {companion} [leva|a levé] un pied nu.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [souleva|a soulevé] les petites affaires {de_part}, une par une, et [les lâcha|les a lâchés] n’importe où. N’importe où faisait du bruit.',
          ],
          warm: [
            '<hero>Je te les rends tout de suite</hero>, [dit|a dit] {hero} {a_part}, sans regarder où tombaient les choses.',
          ],
          clever: [
            'Ce qui n’est pas ce qu’on cherche, on le met ailleurs : c’était la méthode de {hero}, par-dessus {part_def}. Il y avait beaucoup d’ailleurs.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le vent dans les affaires {de_part}, fff, et tout [changea|a changé] de pays.',
          ],
        },
        fails: [
          'Toute la rangée était par terre. En dormant, {part_def} [chercha|a cherché] de la main, ou de la patte, et [se coucha|s’est couché{part_e}] sur ce qui restait.',
        ],
        again: [
          '{hero_subj} [souffla|a soufflé] sur une chose, pour qu’elle se pousse. Elle [roula|a roulé], et [dit|a dit] ting.',
        ],
        refrain: ['Ici, là, tombe. Ting. Grogne.'],
        turned: ['Chez toi. Chez toi. Doux. Chez toi.'],
        noticing: [
          'Ting, ting, ting. Une petite chose roulait encore, et [s’arrêta|s’est arrêtée] contre son pied. {hero_subj} [la prit|l’a prise]. Elle avait un dessous usé, à la forme exacte d’un endroit.',
        ],
        deed: [
          '{hero_subj} [chercha|a cherché] l’endroit. <hero>C’est là, ta place ?</hero> [souffla|a soufflé] {hero}, et [la posa|l’a posée]. Puis la suivante, sans un ting, jusqu’au bout de la rangée, contre {part_def}.',
        ],
        answer: [
          'La main, ou la patte, [passa|est passée] sur la rangée et [ne trouva rien|n’a rien trouvé] à chercher. Elle [se referma|s’est refermée], contente.',
        ],
        echo: [
          'Les jouets de {companion} étaient en rang, le soir, du plus petit au plus grand. <companion>Qui a fait ça ?</companion> <hero>Ils savaient</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [passa|a passé] les deux mains dans les affaires {de_part} et [jeta|a jeté] ce qui gênait. Il y en [eut|a eu] en l’air.',
          ],
          warm: [
            '<hero>Je vous débarrasse un peu</hero>, [dit|a dit] {hero} {a_part}, avec bonté. Les choses tombaient où elles tombaient.',
          ],
          clever: [
            'Un garde ne garde pas tout à la fois. {hero_subj} [déplaça donc|a donc déplacé] un peu tout ce qui était à {part_def}, pour voir lequel.',
          ],
          playful: [
            '{hero_subj} [jongla|a jonglé] avec les affaires {de_part}. C’était beau jusqu’à la troisième.',
          ],
        },
        fails: [
          'Les choses [tombèrent|sont tombées], ici, là, et sous une chaussure. {hero_subj} en [prit|a pris] d’autres.',
        ],
        again: [
          '{hero_subj} [creusa|a creusé] plus profond et [enjamba|a enjambé] ce qui restait. On [entendit|a entendu] croc.',
        ],
        refrain: ['Hop, par là. Hé. Hop, par là. Hé.'],
        turned: ['Tu habites où ? Ici. Tu habites où ? Ici.'],
        noticing: [
          '{hero_subj} ne bougeait plus. Sous un pied, il y avait une petite chose ronde. Sous l’autre, son couvercle. Ni l’un ni l’autre n’étaient à {hero}.',
        ],
        deed: [
          '{hero_subj} [ramassa|a ramassé] les choses une par une, [demanda|a demandé] à chacune où elle habitait. Puis {hero_il} [remit|a remis] tout à l’endroit sous les yeux {de_part}.',
        ],
        answer: [
          '{part_def} [vérifia|a vérifié] d’un œil, de l’autre, et une troisième fois. Il ne restait plus rien à garder.',
        ],
        echo: [
          'Au moment de partir, {hero} [demanda|a demandé] à sa casquette où elle habitait. <companion>Sur la tête</companion>, [dit|a dit] {companion}. C’était bien vrai.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [se servit|s’est servi{hero_e}] dans ce que {part_def} gardait, et [jeta|a jeté] ce qui ne servait pas derrière {hero_lui}. Derrière {hero_lui}, cela [rebondit|a rebondi].',
          ],
          warm: [
            '<hero>Permettez</hero>, [dit|a dit] {hero} {a_part}. Les choses volaient avec beaucoup de politesse, et pas de place où se poser.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] le tri dans les affaires {de_part} : à gauche ce qui gêne, à droite ce qui gêne aussi.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chien qui creuse, entre les pieds {de_part}. Les affaires [sortirent|sont sorties] par-dessous le chien.',
          ],
        },
        fails: [
          'Ce qui était en rang était en tas. {hero_subj} [prit|a pris] le tas pour une réponse, et [creusa|a creusé] dedans.',
        ],
        again: [
          'Croc, [fit|a fait] une chose sous son talon. {hero_subj} [leva|a levé] le talon. Croc, [fit|a fait] l’autre talon.',
        ],
        refrain: ['Voilà par ci. Hé. Voilà par là. Hé.'],
        turned: ['Ta maison ? Ici. Ta maison ? Ici.'],
        noticing: [
          'Rien ne bougeait plus, sauf un couvercle, qui tournait, qui tournait, et qui [se coucha|s’est couché]. Il n’avait plus de boîte. {hero_subj} [chercha|a cherché] la boîte des yeux : elle était sous sa semelle.',
        ],
        deed: [
          '{hero_subj} [ramassa|a ramassé] le couvercle, puis la boîte. <hero>Tu habites où, toi ?</hero> À chacune la même question, et chacune [retourna|est retournée] à sa place, bien droite, devant {part_def}.',
        ],
        answer: [
          'Tout était revenu chez soi. Quand tout le monde est chez soi, il n’y a plus personne à surveiller.',
        ],
        echo: [
          'Dans la chambre de {companion}, {hero_subj} [trouva|a trouvé] une bille à {hero_lui}. <hero>Tu habites où ?</hero> [demanda|a demandé] {hero}. <companion>Ici, depuis mardi</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  barePath: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [poussa|a poussé] du pied tout ce qui était devant, toujours plus avant dans {part_def}. Devant, cela [devint|est devenu] un mur.',
          ],
          warm: [
            '<hero>Pardon, pardon</hero>, [dit|a dit] {hero} à tout ce qui traînait. Du pied, très doucement, {hero_il} [le poussa|l’a poussé] dans {part_def}.',
          ],
          clever: [
            'Pour avancer, on dégage devant soi. {hero_subj} [dégagea|a dégagé], et cela [s’entassa|s’est entassé] devant {hero_lui}, au milieu {de_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chasse-neige : <hero>Brrr !</hero> Tout ce qui traînait dans {part_def} roulait devant.',
          ],
        },
        fails: ['Un mur montait, du pied au menton. {hero_subj} [poussa|a poussé] le mur.'],
        again: [
          '{hero_subj} [prit|a pris] de l’élan et [poussa|a poussé] de l’épaule. Le mur [fit|a fait] un pas, et le jour en [fit|a fait] un aussi, en arrière.',
        ],
        refrain: ['Pousse, pousse. Mur. Pousse. Noir.'],
        turned: ['Un à côté. Un à côté. Et un chemin.'],
        noticing: [
          'Il n’y avait plus rien à pousser. {hero_subj} [regarda|a regardé] derrière. Par terre, là où sa chaussure avait balayé, il restait une bande nue, large comme un pied.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] à genoux dans {part_def}. Une chose après l’autre, {hero_il} [les rangea|les a rangées] le long du bord, jusqu’à un chemin tout nu.',
        ],
        answer: ['Le jour [prit|a pris] le chemin, puisqu’il était droit, et [alla|est allé] jusqu’au fond.'],
        echo: [
          'Dans la chambre, il y a un chemin nu, large d’un pied, de la porte au lit. <companion>Et à côté ?</companion> <hero>À côté, c’est les bords</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'D’un coup de hanche, {hero_subj} [poussa|a poussé] le premier tas dans {part_def}, puis le deuxième sur le premier. Devant, cela [monta|est monté].',
          ],
          warm: [
            '<hero>Excusez-moi, juste une seconde</hero>, [dit|a dit] {hero} à chaque chose, et [la repoussa|l’a repoussée] du genou, bien gentiment, au fond {de_part}.',
          ],
          clever: [
            'Tout pousser d’un bloc, c’était plus court que de ranger, pensait {hero}. Le bloc [entra|est entré] dans {part_def}, et [le boucha|l’a bouché].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chasse-neige, vroum, droit dans {part_def}. Les chasse-neige laissent toujours la neige quelque part.',
          ],
        },
        fails: [
          'Ce qu’on pousse ne part pas. Cela attend devant, plus haut, et {hero_subj} [poussa|a poussé] encore.',
        ],
        again: [
          '{hero_subj} [recula|a reculé] de dix pas et [arriva|est arrivé{hero_e}] en courant. Le tas [avala|a avalé] une chaussure.',
        ],
        refrain: ['Vroum, le tas. Vroum, le gros tas.'],
        turned: ['Un par ici. Un par là. Et on passe.'],
        noticing: [
          '{hero_subj} [se retourna|s’est retourné{hero_e}], parce que devant il n’y avait plus rien à voir. Derrière, là où la chaussure était passée, le sol était nu, sur la largeur d’une semelle.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] une chose, [la posa|l’a posée] contre le bord, et [revint|est revenu{hero_e}] chercher la suivante. Cela [fit|a fait] une rangée, puis, tout droit dans {part_def}, un chemin d’un pied de large.',
        ],
        answer: ['Sur un sol nu, la lumière sait marcher. Elle [marcha|a marché] jusqu’au bout.'],
        echo: [
          '<companion>Il est où, ton tas ?</companion> [demanda|a demandé] {companion}. {hero_subj} [montra|a montré] tout le tour de la chambre. <hero>Il fait la queue.</hero>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [poussa|a poussé] du pied ce qui gênait, droit devant, contre {part_def}. Il y en [eut|a eu] bientôt plus devant que derrière.',
          ],
          warm: [
            '<hero>Je fais de la place</hero>, [dit|a dit] {hero}, en poussant du pied, gentiment, tout vers {part_def}. Il n’y en [eut|a eu] plus du tout.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’en poussant tout au même endroit, on ne cherche plus. Tout était maintenant contre {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bulldozer, bip, bip, bip, jusque dans {part_def}. Derrière, c’était propre comme une assiette.',
          ],
        },
        fails: [
          '{hero_subj} [tira|a tiré] {part_def} par-dessus son propre tas. Les pieds n’avaient plus d’endroit où se mettre.',
        ],
        again: [
          '{hero_subj} [recula|a reculé], [cria|a crié] <hero>bip</hero> et [poussa|a poussé] mieux. Le tas [monta|est monté] jusqu’aux genoux, et {hero} avec.',
        ],
        refrain: ['Bip, pousse. Bip, coincé. Bip, coincé.'],
        turned: ['Un au bord. Un au bord. Par ici.'],
        noticing: [
          'Il n’y avait plus rien à pousser. Derrière, {hero} [vit|a vu] la trace de sa chaussure. Elle était nue, toute droite, large comme un pied, et {companion} était au bout, qui ne pouvait pas venir.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] les choses du tas, une par une. Le long du bord, {hero_il} [fit|a fait] un rang. Il y [eut|a eu] un chemin nu, jusque derrière {part_def}.',
        ],
        answer: [
          '{companion} [prit|a pris] le chemin, un pied devant l’autre, et [se plaça|s’est placé{companion_e}] de l’autre côté.',
        ],
        echo: [
          '<companion>Tu as laissé une rangée dans le couloir</companion>, [dit|a dit] {companion}. <hero>C’est le bord</hero>, [dit|a dit] {hero}. <hero>Toi, tu es le milieu.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [écarta|a écarté] tout à coups de pied, du côté {de_part}. C’est exactement par là qu’il fallait passer.',
          ],
          warm: [
            '<hero>Un petit coin pour toi</hero>, [dit|a dit] {hero} à chaque chose, et [la glissa|l’a glissée] du pied contre {part_def}, où il y en avait déjà.',
          ],
          clever: [
            'Devant soi, c’est le plus court, [calcula|a calculé] {hero}. Tout ce qui était devant [se retrouva|s’est retrouvé] contre {part_def}, et {hero_subj} derrière.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au football avec tout ce qui traînait. {part_def} était le but.',
          ],
        },
        fails: ['Le but était plein. On ne pouvait plus l’approcher que d’un côté, et d’un seul pied.'],
        again: [
          '{hero_subj} [prit|a pris] {part_def} par-dessus, à plat ventre sur le tas. Le tas avait des coins.',
        ],
        refrain: ['Shoote. Tas. Shoote. Gros tas.'],
        turned: ['Un bord. Un bord. Un chemin. À deux.'],
        noticing: [
          '<companion>Je ne peux pas venir</companion>, [dit|a dit] {companion}. {hero_subj} [tourna|a tourné] la tête. Il y avait le tas, et derrière le tas un chemin de la largeur d’une semelle, tout propre, que {hero_subj} avait fait sans le savoir. Il s’arrêtait juste avant {companion}.',
        ],
        deed: [
          '{hero_subj} [descendit|est descendu{hero_e}] du tas. Chose par chose, du côté du mur, un rang. Le petit chemin [s’allongea|s’est allongé], jusqu’à {companion} d’un bout, jusque derrière {part_def} de l’autre.',
        ],
        answer: [
          '{companion} [vint|est venu{companion_e}] comme sur une poutre, les bras écartés. Au bout du chemin, il y avait la place pour deux mains.',
        ],
        echo: [
          '<companion>Il y a un chemin dans ma soupe</companion>, [dit|a dit] {companion}. Les carottes étaient toutes au bord. <hero>Prends-le</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  threePiles: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fourra|a fourré] ses affaires sous celles des autres, [effaça|a effacé] ce qui gênait, et [tira|a tiré] {part_def} de là d’un coup.',
          ],
          warm: [
            '<hero>C’était déjà comme ça</hero>, [dit|a dit] {hero}, aimable, en glissant son fouillis sous celui du voisin, {part_def} compris.',
          ],
          clever: [
            '{hero_subj} [classa|a classé] par ordre d’embarras. Ce qui était embarrassant [alla|est allé] au fond, et {part_def} par-dessus.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] disparaître ses affaires dans celles des autres, comme un magicien. {part_def} était le foulard.',
          ],
        },
        fails: [
          'Une chose manquait à l’un, une à l’autre. <hero>Ce n’est pas moi</hero>, [dit|a dit] {hero}, et {hero_il} [entassa|a entassé].',
        ],
        again: ['{hero_subj} [chercha|a cherché] avec eux, longtemps, partout sauf dans un certain sac.'],
        noticing: [
          '{hero_subj} [mit|a mis] la main dans son sac, pour un mouchoir. Il y avait le couvercle, le mot et le chargeur que quelqu’un réclamait depuis lundi.',
        ],
        deed: [
          '{hero_subj} [vida|a vidé] son sac sur la table devant tout le monde, la lettre aussi. {hero_il} [fit|a fait] trois tas, à moi, à toi, à jeter, et [posa|a posé] {part_def} entre les deux premiers.',
        ],
        answer: ['On [vit|a vu] enfin quel bout était à qui. Chacun [prit|a pris] le sien.'],
        echo: [
          'Le tas <hero>à jeter</hero> était petit. Il y avait dedans un ticket de janvier, et une phrase. <companion>Bonne idée</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [poussa|a poussé] ses affaires du pied sous celles des autres, et [arracha|a arraché] {part_def} à ce qui venait avec.',
          ],
          warm: [
            '<hero>Prenez tout votre temps pour chercher</hero>, [dit|a dit] {hero} à la ronde, en s’asseyant sur son sac. {part_def} [se serra|s’est serré{part_e}] dessous.',
          ],
          clever: [
            'Perdre, [expliqua|a expliqué] {hero}, est statistique. {hero_subj} [mêla|a mêlé] le reste à {part_def}, pour que la statistique soit meilleure.',
          ],
          playful: [
            '{hero_subj} [jongla|a jonglé] avec ce que les autres cherchaient, et tout [retomba|est retombé] dans {part_def}.',
          ],
        },
        fails: [
          '<companion>Tu n’as pas vu mon chargeur ?</companion> [demanda|a demandé] {companion}. <hero>C’était déjà comme ça</hero>, [dit|a dit] {hero}, plus vite que la question.',
        ],
        again: ['{hero_subj} [ajouta|a ajouté] un pull par-dessus, pour la paix.'],
        noticing: [
          'Son sac [sonna|a sonné]. {hero_subj} n’avait pas de réveil. En cherchant ce qui sonnait, {hero} [sortit|a sorti] un couvercle, un chargeur tiède, et un mot avec dessus : à qui le trouvera, depuis lundi.',
        ],
        deed: [
          '{hero_subj} [renversa|a renversé] le sac, la tête en bas, au milieu de ceux qui cherchaient, et [n’en retint rien|n’en a rien retenu], pas même la lettre. À moi. À toi. À jeter. Entre à moi et à toi, {hero_il} [coucha|a couché] {part_def} de tout son long.',
        ],
        answer: [
          'À plat, on voyait d’où chaque bout venait. Des mains [arrivèrent|sont arrivées] dans le bon sens.',
        ],
        echo: [
          '<companion>Et la lettre ?</companion> [demanda|a demandé] {companion}. <hero>À toi</hero>, [dit|a dit] {hero}. <hero>Depuis lundi, aussi.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [cacha|a caché] les morceaux sous ceux des autres et [dit|a dit] qu’il fallait forcer un peu sur {part_def}.',
          ],
          warm: [
            '{hero_subj} [consola|a consolé] celui qui cherchait, [promit|a promis] d’y penser, et [tassa|a tassé] doucement {part_def} sur le reste.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] qu’il manquait forcément une pièce à {part_def} depuis l’origine. C’était une origine récente.',
          ],
          playful: [
            '{hero_subj} [baptisa|a baptisé] {part_def} <hero>modèle sans pièce</hero> et [posa|a posé] dessus le fouillis des autres, en guise de chapeau.',
          ],
        },
        fails: [
          '<hero>C’était comme ça</hero>, [répéta|a répété] {hero}, et {hero_il} [poussa|a poussé] un peu plus de choses par-dessus.',
        ],
        again: [
          '{hero_subj} [chercha|a cherché] la pièce à quatre pattes, très visible, sous la mauvaise table.',
        ],
        noticing: [
          'Dans son sac, en cherchant une gomme, {hero} [sentit|a senti] un bord. À côté, il y avait le couvercle et le mot que quelqu’un réclamait depuis lundi.',
        ],
        deed: [
          '{hero_subj} [renversa|a renversé] son sac sur la table, la lettre avec, et [fit|a fait] trois tas : à moi, à toi, à jeter. Le bord, {hero_il} [le tendit|l’a tendu] vers {part_def}.',
        ],
        answer: [
          '<hero>C’était chez moi</hero>, [dit|a dit] {hero}. On [essaya|a essayé]. C’était bien ce bord-là.',
        ],
        echo: [
          'Dans la lettre, il y avait une note, assez basse. <companion>On ne la voyait pas mieux dans le sac</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  oneSquareMetre: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [enjamba|a enjambé] le désordre, qui était à tout le monde. Une tasse à la main, {hero_il} [souleva|a soulevé] {part_def} d’un bout.',
          ],
          warm: [
            '<hero>On rangera tous, après</hero>, [dit|a dit] {hero}. {hero_subj} [posa|a posé] une tasse de plus, et [prit|a pris] {part_def} d’un côté.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] que le désordre n’avait pas d’auteur. Puis {hero_il} [prit|a pris] {part_def}, sans place pour les pieds.',
          ],
          playful: [
            '{hero_subj} [traversa|a traversé] le désordre en ballerine et [tendit|a tendu] la jambe jusque vers {part_def}. La tasse [resta|est restée] en équilibre, pas le reste.',
          ],
        },
        fails: [
          'Là où un autre aurait pu se mettre, il y avait des tasses. {hero_subj} en [ajouta|a ajouté] une.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] les tasses du pied, vers l’endroit où l’autre aurait posé le sien.',
        ],
        noticing: [
          '{hero_subj} [compta|a compté], faute de mieux. Sept tasses. Elles avaient toutes la même marque au bord, comme un petit croissant. C’était sa façon de mordre.',
        ],
        deed: [
          '{hero_subj} [laissa|a laissé] partir la voiture qui rentrait. À côté {de_part}, en commençant par ses sept tasses, {hero_il} [porta|a porté], jusqu’à ce qu’il y ait un mètre carré tout nu.',
        ],
        answer: ['Sur un mètre carré, une deuxième personne tient debout. Elle y était déjà.'],
        echo: [
          'Il y avait, en fait, une huitième tasse. <companion>Celle-là, c’est la mienne</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ce n’est pas mon désordre, c’est le nôtre</hero>, [dit|a dit] {hero}, en posant sa tasse dessus, et {hero_il} [prit|a pris] {part_def} par où {hero_il} pouvait.',
          ],
          warm: [
            '<hero>Laissez, laissez</hero>, [dit|a dit] {hero} à qui venait aider, car il n’y avait pas où se mettre. {part_def} [resta|est resté{part_e}] à une seule personne.',
          ],
          clever: [
            'À six, [calcula|a calculé] {hero}, chacun n’était coupable que d’un sixième. {hero_subj} [porta|a porté] {part_def} au-dessus des cinq autres.',
          ],
          playful: [
            '{hero_subj} [traversa|a traversé] le désordre à cloche-pied, une tasse sur la tête, {part_def} sous un bras. Le public n’avait pas où s’asseoir.',
          ],
        },
        fails: [
          'Il y [eut|a eu] un cling, puis un cling. On ne cherchait plus une place, on attendait la fin.',
        ],
        again: ['{hero_subj} [repoussa|a repoussé] tout d’un mètre. De l’autre côté, il n’y en avait plus.'],
        noticing: [
          '<companion>C’est joli, cette frise</companion>, [dit|a dit] {companion}, et {companion} [aligna|a aligné] les tasses sur le rebord. Une, deux, jusqu’à sept. Toutes avaient la même encoche. {hero_subj} [passa|a passé] la langue sur sa dent cassée.',
        ],
        deed: [
          'On [klaxonna|a klaxonné] en bas, et {hero} [fit|a fait] signe que non. Sept tasses d’abord, lavées, puis leurs amies, puis le papier d’à côté {de_part}, jusqu’à voir le sol. Il était vert. Il y en avait un mètre carré.',
        ],
        answer: ['Deux chaussures y [entrèrent|sont entrées] aussitôt, à côté des siennes.'],
        echo: [
          'Pour rentrer, il y avait six kilomètres. <companion>Tu as ton thermos ?</companion> [demanda|a demandé] {companion}. <hero>Plus jamais de tasse</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  rowFromThePockets: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fourra|a fourré] tout ensemble, ce qui était prêt et ce qui ne l’était pas. Puis {hero_il} [pétrit|a pétri] {part_def} avec les deux poings.',
          ],
          warm: [
            '<hero>Comme ça, vous aurez moins froid</hero>, [dit|a dit] {hero}. Et {hero_il} [tassa|a tassé] tout contre {part_def}, en une seule grosse boule.',
          ],
          clever: [
            'Moins cela prend de place, plus c’est rangé. {hero_subj} [serra donc|a donc serré] tout autour {de_part}, bien fort.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] une omelette de tout ce qu’il y avait là, avec {part_def} au milieu. <hero>Et on retourne !</hero>',
          ],
        },
        fails: ['Le prêt et le pas prêt [devinrent|sont devenus] la même chose, et c’était le pas prêt.'],
        again: [
          '{hero_subj} [roula|a roulé] le tout encore une fois, pour que ce soit plus petit. Cela [fut|a été] plus gris.',
        ],
        refrain: ['Tout en boule. Serre. Tout en boule. Zut.'],
        turned: ['Une ficelle. Un bouton. Une miette. Chut.'],
        noticing: [
          '{hero_subj} [mit|a mis] les mains dans ses poches. Il y avait la même boule, là-dedans : ficelle dans sifflet dans miettes. Il n’en était rien sorti de bon depuis des semaines.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] ses deux poches, loin {de_part}. Par taille, sans se presser, {hero_il} [posa|a posé] tout en une longue rangée.',
        ],
        answer: [
          'Deux poches, c’est beaucoup de choses. Quand la dernière miette [fut|a été] à sa place, personne n’avait touché au reste depuis longtemps.',
        ],
        echo: [
          'Le sifflet siffle de nouveau. <companion>Et la miette ?</companion> [demanda|a demandé] {companion}. <hero>Elle est au bout</hero>, [dit|a dit] {hero}. <hero>C’est la plus petite.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Tout ce qui traînait gênait. {hero_subj} [l’entassa|l’a entassé] autour {de_part}, d’un coup de pied par-ci, d’un coup de genou par-là.',
          ],
          warm: [
            '{hero_subj} [borda|a bordé] {part_def} avec tout ce qui lui tombait sous la main. <hero>Une couverture de plus, mon petit.</hero> La couverture avait des coins.',
          ],
          clever: [
            'Ce qui est au même endroit est trouvé tout de suite, [calcula|a calculé] {hero}. Il y [eut|a eu] un seul tas, et {part_def} dedans.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le lavage en machine : tout ensemble, et {part_def} avec. <hero>Essorage !</hero>',
          ],
        },
        fails: [
          'À force d’être tassé, plus rien n’avait la place de rien faire. {hero_subj} [tassa|a tassé] un peu le dessus.',
        ],
        again: [
          'Cela roulait par les côtés. {hero_subj} [resserra|a resserré] le tout avec son écharpe, comme une valise.',
        ],
        refrain: ['Tout en boule. Roule, roule.'],
        turned: ['Un, puis un. Puis un, puis un.'],
        noticing: [
          'Quelque chose [piqua|a piqué] la cuisse de {hero}, à travers la poche. C’était une fourchette de dînette. Elle était perdue depuis Pâques. On l’avait même accusée d’être partie.',
        ],
        deed: [
          '{hero_subj} [vida|a vidé] ses poches, un peu plus loin. La fourchette d’abord, puis une ficelle, puis le reste : tout en file, du grand au petit, jusqu’à la miette.',
        ],
        answer: [
          'La file [fit|a fait] le tour de {hero}. Pendant qu’on la faisait, personne n’avait rien tassé nulle part.',
        ],
        echo: [
          '<companion>Il te manque un bonbon</companion>, [dit|a dit] {companion}, en regardant la file. <hero>Il n’y manque plus</hero>, [dit|a dit] {hero}, la bouche pleine.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [roula|a roulé] {part_def} et tout le reste en une seule boule. <hero>Rangé !</hero> Cela avait l’air de tenir moins de place.',
          ],
          warm: [
            '<hero>Venez tous ensemble, vous serez au chaud</hero>, [dit|a dit] {hero}. Et {hero_il} [pétrit|a pétri] {part_def} avec ce qui traînait.',
          ],
          clever: [
            'Une boule prend moins de place que dix morceaux, pensait {hero}. {hero_subj} [mit|a mis] {part_def} dans la boule, et [serra|a serré].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] une boule de neige avec {part_def}, sans neige. Il y avait dedans du fini, du pas fini et une miette.',
          ],
        },
        fails: [
          'Ce qui était défait, {hero} [le fourra|l’a fourré] avec ce qui ne l’était pas, et [pétrit|a pétri].',
        ],
        again: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] sur la boule, pour l’aplatir. La boule, dessous, [se serra|s’est serrée].',
        ],
        refrain: ['En boule, en boule. Et couic.'],
        turned: ['En rang, en rang. Long, long, long.'],
        noticing: [
          'Sa main [rencontra|a rencontré] sa poche. Il y avait la même boule là-dedans : ficelle dans sifflet dans miettes. Rien n’en était ressorti depuis des semaines.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] ses deux poches et [posa tout|a tout posé] en un long rang, du plus grand au plus petit. Puis {hero_il} [continua|a continué] avec {part_def}, boucle après boucle.',
        ],
        answer: ['Ce qui était dans le rang restait dans le rang. Cela ne pouvait plus courir se cacher.'],
        echo: [
          'Il [resta|est resté], au bout du rang, un petit sifflet. <companion>Il marche ?</companion> [demanda|a demandé] {companion}. Il [cracha|a craché] une miette, puis une note.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [mit|a mis] {part_def} dans un coin, le reste par-dessus, et [tassa|a tassé] du pied. <hero>C’est rangé.</hero> C’était au moins rond.',
          ],
          warm: [
            '{hero_subj} [fit|a fait] à {part_def} un câlin, avec tout ce qui était autour, et [serra|a serré]. Rien n’en [ressortit|est ressorti].',
          ],
          clever: [
            'Un gros tas prend moins de place que dix petits. {hero_subj} [roula|a roulé] {part_def} et le reste en un gros.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la boule de pain avec {part_def} : on pétrit, on retourne, on pétrit. La pâte avait des ficelles.',
          ],
        },
        fails: [
          'Ce qui était fini, ce qui ne l’était pas : en boule. {hero_subj} [appuya|a appuyé] avec le genou.',
        ],
        again: [
          '{hero_subj} [lança|a lancé] la boule en l’air, pour voir. Elle [retomba|est retombée] plus serrée, et sur un pied.',
        ],
        refrain: ['Roule, tasse. Couic. Roule, tasse.'],
        turned: ['Un bout. À côté, un bout. Long, long.'],
        noticing: [
          '{hero_subj} [chercha|a cherché] un mouchoir, et [tira|a tiré] de sa poche une boule. Bonbon, ficelle, clé d’on ne sait où, ticket. C’était la sœur de l’autre. {hero_subj} [pensa|a pensé] à tout ce qui devait être là-dedans, et qu’on cherchait.',
        ],
        deed: [
          'La poche, d’abord. Tout par terre, une chose à côté de l’autre, la plus longue en tête. Sans se presser, {hero_subj} [ajouta|a ajouté] au rang un bout {de_part}, puis le suivant.',
        ],
        answer: ['Ce qui est couché à côté ne peut plus se mettre autour.'],
        echo: [
          'La clé ouvrait le journal de {companion}. <companion>Je la cherchais depuis Noël</companion>, [dit|a dit] {companion}. <hero>Elle était au milieu</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
};
