import type { LessonPairs } from '../../schema.ts';

export const humor: LessonPairs = {
  deepBow: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tomba|est tombé{hero_e}] assis{hero_e} sur {part_def}. <hero>C’était exprès</hero>, [dit|a dit] {hero}, et {hero_il} [repartit|est reparti{hero_e}] tout droit, le nez en l’air.',
          ],
          warm: [
            '<hero>Ne t’inquiète pas, c’était exprès</hero>, [dit|a dit] {hero} à {companion}, assis{hero_e} sur {part_def}. Et {hero_il} [repartit|est reparti{hero_e}] avec dignité.',
          ],
          clever: [
            '{hero_subj} [tomba|est tombé{hero_e}], et [expliqua|a expliqué] qu’il s’agissait d’un essai. <hero>Exprès.</hero> Puis {hero_il} [marcha|a marché] raide sur {part_def}, comme un professeur.',
          ],
          playful: [
            'Plouf, sur le derrière. <hero>C’est un pas de danse</hero>, [dit|a dit] {hero}, <hero>et c’est exprès.</hero> {hero_subj} [enchaîna|a enchaîné] sur {part_def}, le menton haut.',
          ],
        },
        fails: ['Le nez en l’air, on ne voit pas ses pieds. Les pieds non plus n’avaient rien vu venir.'],
        again: [
          '<hero>Exprès aussi</hero>, [dit|a dit] {hero}, à plat ventre. {hero_subj} [se releva|s’est relevé{hero_e}] comme un roi, et [partit|est parti{hero_e}] comme un pain de savon.',
        ],
        refrain: ['Exprès, exprès. Et zip, exprès.'],
        turned: ['Salut devant. Salut derrière.'],
        noticing: [
          'Il [tomba|est tombé] un petit paquet de boue du fond de sa culotte : flop. Dans le silence, cela [fit|a fait] comme un tout petit applaudissement.',
        ],
        deed: [
          '{hero_subj} [tourna|a tourné] une fois, pour qu’on voie bien le derrière. Puis {hero_il} [salua|a salué] sur {part_def}, si bas que les deux mains [touchèrent|ont touché] le sol.',
        ],
        answer: [
          'À quatre pattes, comme un ours bien élevé, on sent mieux où c’est rêche. {hero} [posa|a posé] une patte, puis l’autre.',
        ],
        echo: [
          '<companion>C’était exprès ?</companion> [demanda|a demandé] {companion}, en voyant la soupe par terre. <hero>Non</hero>, [dit|a dit] {hero}, et {hero_il} [salua|a salué] jusqu’à la soupe.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Zip. {hero_subj} [se retrouva|s’est retrouvé{hero_e}] sur le derrière, les pieds plus haut que le chapeau. <hero>Je l’ai voulu</hero>, [dit|a dit] {hero} à {part_def}, et [repartit|est reparti{hero_e}] au pas.',
          ],
          warm: [
            '<hero>Je voulais voir si c’était doux, par terre</hero>, [dit|a dit] {hero} à {companion}. C’était dur. {hero_subj} [remonta|est remonté{hero_e}] sur {part_def} avec un sourire.',
          ],
          clever: [
            '{hero_subj} [glissa|a glissé] jusqu’au bord. <hero>J’ai vérifié la pente</hero>, [dit|a dit] {hero}. Les bras croisés, {hero_il} [entra|est entré{hero_e}] de nouveau sur {part_def}.',
          ],
          playful: [
            '{hero_subj} [traversa|a traversé] la moitié {de_part} sur le dos, comme une tortue. <hero>Numéro réussi</hero>, [dit|a dit] la tortue, et [recommença|a recommencé] debout.',
          ],
        },
        fails: [
          '{hero_subj} [mit|a mis] les mains dans les poches, pour avoir l’air de rien. Sans mains, on tombe mieux.',
        ],
        again: [
          '<hero>Voulu aussi</hero>, [dit|a dit] {hero}, de plus bas. Cette fois, même les poches avaient mal.',
        ],
        refrain: ['Je l’ai voulu. Zip. Je l’ai voulu.'],
        turned: ['Bonjour le sol. Bonjour, bonjour.'],
        noticing: [
          'Quelque chose [craqua|a craqué]. C’était la couture, derrière, et elle [s’ouvrit|s’est ouverte] jusqu’en bas. On aurait dit un rideau de théâtre.',
        ],
        deed: [
          'Puisque le rideau était ouvert, {hero} [salua|a salué]. Un tour complet, pour ceux du fond. Puis la tête en bas, et les dix doigts à plat sur {part_def}.',
        ],
        answer: [
          'Les doigts [sentirent|ont senti] ce que les semelles ne savaient pas. Un doigt disait : ici, ça gratte.',
        ],
        echo: [
          'On [recousit|a recousu] le rideau. <companion>Une épingle aurait suffi</companion>, [dit|a dit] {companion}. <hero>Pas pour un théâtre</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [trébucha|a trébuché] devant {part_def} et [s’assit|s’est assis{hero_e}] par terre. <hero>Exprès.</hero> Puis {hero_il} [s’avança|s’est avancé{hero_e}], raide comme un balai, le nez en l’air.',
          ],
          warm: [
            '<hero>Ne riez pas, s’il vous plaît, c’était voulu</hero>, [dit|a dit] {hero} {a_part}, encore assis{hero_e}. Et {hero_il} [se leva|s’est levé{hero_e}] avec grande dignité.',
          ],
          clever: [
            '{hero_subj} [tomba|est tombé{hero_e}], et en [fit|a fait] une méthode. <hero>On s’assoit d’abord, c’est exprès.</hero> Puis {hero_il} [marcha|a marché] vers {part_def} comme un ambassadeur.',
          ],
          playful: [
            '<hero>Et voici le tapis volant</hero>, [dit|a dit] {hero}, assis{hero_e} par terre devant {part_def}. <hero>Atterrissage exprès.</hero> Le nez haut, {hero_il} [avança|a avancé].',
          ],
        },
        fails: ['Un nez si haut, cela se remarque. <hero>Je passe</hero>, [dit|a dit] le nez.'],
        again: [
          '{hero_subj} [se redressa|s’est redressé{hero_e}] encore un peu. Il n’y avait bientôt plus, au bout de ce cou, que deux narines.',
        ],
        refrain: ['Nez en l’air. Halte. Nez en l’air. Halte.'],
        turned: ['Nez en bas. Hop. Nez en bas. Hi.'],
        noticing: [
          'Flop. Une feuille collée au fond de sa culotte [tomba|est tombée] par terre. Dans le silence, on aurait dit un applaudissement minuscule.',
        ],
        deed: [
          '{hero_subj} [tourna|a tourné] une fois, lentement, pour montrer le derrière. Puis, face {a_part}, {hero_il} [salua|a salué], si bas que ses mains [touchèrent|ont touché] le sol.',
        ],
        answer: ['{part_def} gardait un visage droit depuis bien longtemps. Cela ne pouvait pas durer.'],
        echo: [
          'Depuis, {hero} salue quand {hero_il} tombe. <companion>C’est souvent</companion>, [dit|a dit] {companion}, et {companion} [salua|a salué] aussi, on ne sait pas pourquoi.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [glissa|a glissé] et [atterrit|a atterri] devant {part_def}, sur le derrière. <hero>C’est une technique</hero>, [dit|a dit] {hero}, en passant au large, le menton au plafond.',
          ],
          warm: [
            '<hero>Ne vous inquiétez pas, c’était une surprise</hero>, [dit|a dit] {hero} {a_part}, et [se releva|s’est relevé{hero_e}] avec la dignité d’une théière.',
          ],
          clever: [
            'Tomber exprès ne compte pas comme tomber, [expliqua|a expliqué] {hero} {a_part}. {hero_subj} [expliqua|a expliqué] cela en boitant.',
          ],
          playful: [
            '{hero_subj} [défila|a défilé] devant {part_def}, raide comme un i, avec toute la poussière du sol au derrière.',
          ],
        },
        fails: ['Le menton montait, le reste suivait. Personne ne passe, avec un menton pareil.'],
        again: ['{hero_subj} [pivota|a pivoté] dignement, et [se prit|s’est pris] le pied dans sa dignité.'],
        refrain: ['Menton haut. Stop. Menton haut. Stop.'],
        turned: ['Menton bas. Pouf. Et hi, hi.'],
        noticing: [
          'Cela [fit|a fait] pof. Un petit nuage [sortit|est sorti] de sa culotte. Il [monta|est monté], tranquillement, devant tout le monde, et personne n’avait rien vu d’aussi bien de la journée.',
        ],
        deed: [
          '{hero_subj} [se tourna|s’est tourné{hero_e}], pour qu’on voie d’où venait le nuage. Puis {hero_il} [salua|a salué] {part_def}, les deux mains par terre, comme à la fin des spectacles.',
        ],
        answer: [
          'Pof, [fit|a fait] le nuage, une deuxième fois. {part_def} [se mordit|s’est mordu] la lèvre. Cela [ne servit à rien|n’a servi à rien].',
        ],
        echo: [
          '<companion>Refais le nuage</companion>, [demanda|a demandé] {companion}. {hero_subj} [tapa|a tapé]. Il n’en restait plus, mais on [salua|a salué] quand même.',
        ],
      },
    ],
  },
  onceMoreSlowly: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} s’était coincé le pied. Tout rouge, {hero_il} [montra|a montré] les oreilles {de_companion}. <hero>Regardez-moi ça !</hero> Et {hero_il} [rit|a ri] vers {part_def}.',
          ],
          warm: [
            'Son pied était coincé, et cela se voyait. <hero>Pauvre {companion}, quelles oreilles !</hero> [dit|a dit] {hero} très vite à {part_def}, en riant.',
          ],
          clever: [
            'Pour qu’on ne voie pas son pied coincé, il suffit qu’on voie autre chose. {hero_subj} [montra|a montré] à {part_def} les oreilles {de_companion}.',
          ],
          playful: [
            '<hero>Attention, décollage !</hero> [dit|a dit] {hero} à {part_def} en montrant les oreilles {de_companion}. Son pied à {hero_lui}, coincé, ne décollait pas.',
          ],
        },
        fails: [
          'Personne [ne rit|n’a ri]. {hero_subj} [rit|a ri] pour tout le monde, et [montra|a montré] encore.',
        ],
        again: [
          '{hero_subj} [imita|a imité] les oreilles avec ses mains. La blague [resta|est restée] là, par terre, comme une chaussette.',
        ],
        refrain: ['Ha ha, tes oreilles. Oh. Parti.'],
        turned: ['Hop, mon pied. Plouf, mon pied. Hi.'],
        noticing: [
          '{companion} tenait ses deux oreilles. {hero}, tout à coup, [sentit|a senti] son pied. Il était toujours coincé, à la même place, devant tout le monde.',
        ],
        deed: [
          '{hero_subj} [retira|a retiré] son pied. Puis {hero_il} [rejoua|a rejoué] toute l’affaire devant {part_def}, très lentement, sans un mot. Du premier faux pas jusqu’au derrière par terre.',
        ],
        answer: ['Personne d’autre n’était dans la blague. Pour voir la fin, il fallait s’avancer un peu.'],
        echo: [
          '<companion>Tu peux refaire le moment du oups ?</companion> [demanda|a demandé] {companion}, la main sur une oreille. {hero} [le refit|l’a refait] trois fois.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} était tombé{hero_e} dans le seau. <hero>Regardez plutôt {companion}, avec son bonnet !</hero> [dit|a dit] {hero} à {part_def}, et [rit|a ri] le premier.',
          ],
          warm: [
            'Le seau tenait au pied de {hero}. <hero>{companion} a un bonnet bizarre, non ?</hero> [dit|a dit] {hero} {a_part}, bien vite.',
          ],
          clever: [
            'Ce dont on rit, on ne le voit plus, [calcula|a calculé] {hero}, le seau au pied. {hero_subj} [montra|a montré] {a_part} le bonnet de {companion}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {part_def} une imitation du bonnet. Le seau faisait la musique, et on l’entendait.',
          ],
        },
        fails: ['Le rire de {hero} [alla|est allé] jusqu’au mur et [revint|est revenu] tout seul.'],
        again: [
          '{hero_subj} [remit|a remis] la blague à l’endroit. Elle [tomba|est tombée] dans le seau, avec le reste.',
        ],
        refrain: ['Hi, ton bonnet. Silence. Hi. Caché.'],
        turned: ['Mon seau. Plouf. Encore. Hi, hi.'],
        noticing: [
          '{companion} avait ôté son bonnet, et le tenait dans son dos. Cela faisait froid à regarder. {hero_subj} [baissa|a baissé] la tête. Au bout de sa jambe, il y avait toujours un seau, et c’était de loin ce qu’il y avait de plus drôle.',
        ],
        deed: [
          '{hero_subj} [ressortit|a ressorti] le pied du seau. Puis, pour {part_def}, sans un mot, tout [recommença|a recommencé] au ralenti : le pas, l’œil ailleurs, le pied qui descend, le seau.',
        ],
        answer: ['Il fallait avancer la tête pour voir si le pied entrerait. Il [entra|est entré].'],
        echo: [
          '<companion>Je peux faire le seau ?</companion> [demanda|a demandé] {companion}. On [joua|a joué] jusqu’au soir, chacun son tour dedans, le bonnet sur la tête.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait glissé devant tout le monde. Les joues rouges, {hero_il} [montra|a montré] les oreilles {de_companion} à {part_def}. <hero>Regarde-moi ça !</hero>',
          ],
          warm: [
            'Pour qu’on oublie sa chute, {hero} [chuchota|a chuchoté] une blague {a_part}, sur les oreilles {de_companion}. Une toute petite, sans méchanceté, ou presque.',
          ],
          clever: [
            'Une chute se cache derrière une blague plus grosse. {hero_subj} [la fit|l’a faite] {a_part}, sur les oreilles {de_companion}.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] un éléphant, à cause des oreilles {de_companion}. C’était pour {part_def}, et surtout pour qu’on ne parle plus de la glissade.',
          ],
        },
        fails: [
          'Personne [ne rit|n’a ri]. La blague [resta|est restée] par terre, au milieu, et on l’enjambait.',
        ],
        again: [
          '{hero_subj} [refit|a refait] la blague, plus fort, avec les mains en oreilles. Elle avait maintenant quatre oreilles et pas un rire.',
        ],
        refrain: ['Ha ha, là-bas. Et personne ne rit.'],
        turned: ['Oups. Zou. Poum. Encore.'],
        noticing: [
          '{companion} tenait ses oreilles à deux mains. {hero_subj} [baissa|a baissé] les yeux. Son propre pied était encore de travers, tout droit sorti de la glissade.',
        ],
        deed: [
          'Sans un mot, devant {part_def}, {hero} [rejoua|a rejoué] sa glissade, très lentement. Le pied, les bras, et assis{hero_e}.',
        ],
        answer: [
          'Les blagues, {part_def} n’y entendait rien. Mais tomber assis, c’était connu, et cela se montre.',
        ],
        echo: [
          '{companion} [lâcha|a lâché] ses oreilles. <companion>Refais le moment des bras</companion>, [dit|a dit] {companion}. {hero} [le refit|l’a refait].',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [se prit|s’est pris] les pieds dans rien du tout. Pour changer de sujet, {hero_il} [montra|a montré] à {part_def} les chaussettes de {companion} : <hero>Quelle horreur !</hero>',
          ],
          warm: [
            '{hero_subj} était tombé{hero_e}, et [souffla|a soufflé] {a_part} une petite méchanceté sur {companion}, en passant, pour faire oublier.',
          ],
          clever: [
            'Quand on rit d’un autre, on ne rit plus de vous, [calcula|a calculé] {hero}, encore par terre. {hero_subj} [désigna|a désigné] {companion} {a_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {part_def} l’imitation de {companion} qui court. La vraie chute, celle de {hero}, attendait dans le silence.',
          ],
        },
        fails: [
          '{part_def} [ne rit pas|n’a pas ri]. {companion} non plus. La blague tournait en rond comme un chien qui ne trouve pas sa place.',
        ],
        again: ['{hero_subj} [expliqua|a expliqué] la blague. Expliquée, elle était encore plus petite.'],
        refrain: ['Ha ha, lui. Silence. Ha ha, lui.'],
        turned: ['Pied. Oups. Bras. Oups. Et assis.'],
        noticing: [
          '{companion} tirait sur ses chaussettes pour les faire remonter. Elles allaient très bien. Ce qui allait mal, c’était un lacet, long, défait, et il sortait du pied de {hero}.',
        ],
        deed: [
          '{hero_subj} [se releva|s’est relevé{hero_e}] et [recommença|a recommencé] tout, au ralenti, pour {part_def} : le pas, le lacet, les bras en hélice, le derrière. Sans un mot. Jusqu’à la poussière.',
        ],
        answer: ['Cela, c’était écrit en grosses lettres. {part_def} [le lut|l’a lu] deux fois.'],
        echo: [
          '<companion>On rejoue la chute ?</companion> [demanda|a demandé] {companion}. Il y [eut|a eu] sept représentations, et {companion} [fit|a fait] le lacet.',
        ],
      },
    ],
  },
  pip: {
    asleep: [
      {
        firstTry: {
          bold: [
            '<hero>Silence, tout le monde ! Bougez-vous !</hero> [souffla|a soufflé] {hero} entre ses dents à {part_def}, de plus en plus rouge.',
          ],
          warm: [
            '<hero>Chut, laissez dormir, mais poussez-vous</hero>, [siffla|a sifflé] {hero} {a_part}. Le sifflement postillonnait.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] qu’un chuchotement très fort n’est pas un bruit. <hero>Psss ! À gauche !</hero> [siffla|a sifflé] {hero} à {part_def}.',
          ],
          playful: [
            '{hero_subj} [siffla|a sifflé] comme une oie, <hero>pss, pss, du balai</hero>, à l’oreille {de_part}. L’oie devenait toute rouge.',
          ],
        },
        fails: [
          'De tous les bruits, le plus fort disait chut. {hero_subj} [siffla|a sifflé] encore, avec un peu de salive.',
        ],
        again: [
          '<hero>Pssst</hero>, [fit|a fait] {hero}, et il [n’y eut plus|n’y a plus eu] d’air du tout dedans.',
        ],
        refrain: ['Pssst, pousse-toi. Grrr. Pssst. Grrr.'],
        turned: ['Pip. Mmm. Pip. Mmm.'],
        noticing: [
          'Le sifflement [se termina|s’est terminé] par un hoquet. Il était arrivé tout seul : <hero>pip</hero>. Après ce pip, pendant un instant, rien ne bougeait.',
        ],
        deed: [
          '{hero_subj} [attendit|a attendu], la bouche fermée. Entre deux ronflements {de_part}, {hero_il} [dit|a dit] <hero>pip</hero>, un seul, et rien d’autre.',
        ],
        answer: [
          'Du fond d’un rêve, un rire [gloussa|a gloussé]. Puis on [entendit|a entendu] la réponse : <hero>pop</hero>.',
        ],
        echo: [
          'Cette nuit-là, quelqu’un [dit|a dit] <hero>pip</hero> dans le noir. {hero} [attendit|a attendu], le temps qu’il fallait. <hero>Pop.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Taisez-vous</hero>, [siffla|a sifflé] {hero} à tout le monde, et surtout à {part_def}, en projetant un peu de pluie.',
          ],
          warm: [
            '<hero>Un peu de respect pour ceux qui dorment</hero>, [siffla|a sifflé] {hero} contre {part_def}, si près que cela mouillait.',
          ],
          clever: [
            'Siffler n’est pas crier, [expliqua|a expliqué] {hero}, en sifflant, par-dessus {part_def}. C’était vrai. C’était plus pointu.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la bouilloire, pssss, au-dessus {de_part}, le couvercle presque soulevé.',
          ],
        },
        fails: [
          'Tout le monde faisait moins de bruit que {hero}. {hero} [demanda|a demandé] moins de bruit.',
        ],
        again: ['Le pssss [monta|est monté] d’un étage. Un chien, quelque part, [s’assit|s’est assis].'],
        refrain: ['Pssss. Ronfle. Pssss. Ronfle.'],
        turned: ['Pop. Hi. Pop. Hi. Mmm.'],
        noticing: [
          'Au bout du pssss, il y [eut|a eu] une petite bulle, sur la lèvre. Elle [dit|a dit] pop. Il y avait exactement la place pour un pop, entre les deux ronflements.',
        ],
        deed: [
          '{hero_subj} [se tut|s’est tu{hero_e}] tout un ronflement. Au bout {de_part}, ou plutôt de son souffle, juste dans le creux, {hero_il} [fit|a fait] : <hero>Pop.</hero> C’est tout.',
        ],
        answer: [
          'Le souffle [hésita|a hésité], le coin d’une bouche [remonta|est remonté]. On ne peut pas être fâché en disant pip. <companion>Pip</companion>, [dit|a dit] {companion}, pour aider.',
        ],
        echo: [
          '<hero>Chut</hero>, [dit|a dit] {hero} le soir, mais avec une bulle. On en [fit|a fait] neuf avant de dormir.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Taisez-vous ! Bougez !</hero> [siffla|a sifflé] {hero} à {part_def}, le visage rouge, plus fort à chaque fois.',
          ],
          warm: [
            '<hero>S’il vous plaît, un peu de calme</hero>, [siffla|a sifflé] {hero} {a_part}. C’était dit gentiment, et cela crachait.',
          ],
          clever: [
            '{hero_subj} [siffla|a sifflé] des ordres à {part_def}, un par un. Se taire, attendre, se taire. L’ordre était bon, le son moins.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le serpent à lunettes devant {part_def} : <hero>Ssss, silence !</hero> Le serpent [perdit|a perdu] son souffle et en [reprit|a repris].',
          ],
        },
        fails: ['Chaque <hero>chut</hero> était un bruit de plus, et ils étaient nombreux.'],
        again: [
          '{hero_subj} [siffla|a sifflé] si fort que {companion} [regarda|a regardé] s’il y avait une bouilloire.',
        ],
        refrain: ['Chut, chut, Chut. Et boum, boum.'],
        turned: ['Pip. Hein. Pip. Chut.'],
        noticing: [
          'Au bout du sifflement, il [vint|est venu] un hoquet, de lui-même, très petit : <hero>pip</hero>. Et pendant un instant, après lui, tout le monde se taisait.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche et [attendit|a attendu] la pause suivante {de_part}. Dedans, {hero_il} [posa|a posé] un seul <hero>pip</hero>, minuscule.',
        ],
        answer: [
          'Il y en aurait peut-être un autre. Pour le savoir, il fallait tendre l’oreille, et se taire.',
        ],
        echo: [
          'Il y en a eu un autre. C’était au milieu du dîner, et c’était {companion}. On l’a applaudi sans bruit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Mais taisez-vous donc</hero>, [souffla|a soufflé] {hero} entre ses dents à {part_def}, comme une cocotte qui va partir.',
          ],
          warm: [
            '<hero>Un peu de douceur, je vous prie</hero>, [siffla|a sifflé] {hero} {a_part}, avec de la pluie autour.',
          ],
          clever: [
            'Un chut bien dirigé suffit, [calcula|a calculé] {hero}. {hero_subj} [le dirigea|l’a dirigé] sur {part_def}, et aussi sur deux voisins.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le serpent, face {a_part}, pssss, la langue dehors. Le serpent [arrosa|a arrosé].',
          ],
        },
        fails: ['On comptait douze bruits, et neuf étaient des chut.'],
        again: [
          '{hero_subj} [siffla|a sifflé] jusqu’à devenir une locomotive. On [chercha|a cherché] le train.',
        ],
        refrain: ['Pssst. Boum. Pssst. Boum. Pssst.'],
        turned: ['Hic. Qui ? Hic. Chut. Encore.'],
        noticing: [
          'La pression [tomba|est tombée], et quelque chose de rond [sortit|est sorti] à la place : <hero>hic.</hero> Tout le monde [regarda|a regardé] d’où venait une chose aussi petite. On aurait entendu une mouche s’asseoir.',
        ],
        deed: [
          '{hero_subj} [avala|a avalé] le suivant, et [attendit|a attendu] le creux {de_part}. Là, bien au milieu, un seul : <hero>Hic.</hero>',
        ],
        answer: ['Il fallait écouter, maintenant. Personne ne voulait manquer le troisième.'],
        echo: [
          '{hero_subj} [n’en eut plus|n’en a plus eu]. C’est {companion} qui les avait attrapés, et cela [dura|a duré] jusqu’au fromage.',
        ],
      },
    ],
  },
  bellyLaugh: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tira|a tiré] {part_def} avec les dents et les deux coudes. <hero>Et que personne ne dise de quoi j’ai l’air !</hero>',
          ],
          warm: [
            '<hero>Ne me regardez pas, vous vous feriez du souci</hero>, [dit|a dit] {hero}. Et, les mâchoires serrées, {hero_il} [tira|a tiré] {part_def}.',
          ],
          clever: [
            '{hero_subj} avait un plan sérieux, et cela demande un visage sérieux. À deux coudes, les dents en avant, {hero_il} [tira|a tiré] {part_def}.',
          ],
          playful: [
            '<hero>Interdit de rire</hero>, [dit|a dit] {hero}, une chaussure sur la tête. {hero_il} avait {part_def} dans la bouche. <hero>C’est du travail.</hero>',
          ],
        },
        fails: [
          '{hero_subj} [serra|a serré] les dents davantage, et tout ce qu’il y avait à serrer [se serra|s’est serré].',
        ],
        again: [
          '{hero_subj} [tira|a tiré] à l’envers, la tête entre les genoux. Quelqu’un [fit|a fait] <hero>pff</hero>. <hero>Interdit</hero>, [dit|a dit] {hero}, d’en bas.',
        ],
        refrain: ['Pas rire. Tire. Pas rire. Tire. Pff.'],
        turned: ['Ha. Lâche. Ha ha. Lâche.'],
        noticing: [
          'Dans l’œil {de_companion}, il y avait une image, toute petite. C’était quelqu’un à l’envers, une chaussure à la place du chapeau. Cette personne avait l’air très en colère.',
        ],
        deed: [
          '{hero_subj} [cessa|a cessé] de tirer, [se coucha|s’est couché{hero_e}] sur le dos à côté {de_part}, et [rit|a ri]. Le ventre [trembla|a tremblé], et celui {de_companion} aussi.',
        ],
        answer: [
          'Rien ne tirait plus, et tout dansait. À chaque <hero>ha</hero>, la boucle [fit|a fait] un petit bond.',
        ],
        echo: [
          'Au lit, {hero} y [repensa|a repensé]. On entendit le matelas faire <hero>ha, ha, ha</hero>, tout doucement, jusqu’à {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On ne plaisante pas avec un nœud</hero>, [dit|a dit] {hero}, et [entra|est entré{hero_e}] dans {part_def}, les coudes en ciseaux.',
          ],
          warm: [
            '<hero>Soyez aimables, regardez ailleurs</hero>, [dit|a dit] {hero} à tous. {hero_subj} avait {part_def} autour d’une oreille.',
          ],
          clever: [
            'Il faut de la rigueur, [dit|a dit] {hero}, et [tira|a tiré] {part_def} par la rigueur. L’oreille [suivit|a suivi].',
          ],
          playful: [
            '{hero_subj} [lutta|a lutté] avec {part_def} comme avec un boa, et [interdit|a interdit] de prendre des photos.',
          ],
        },
        fails: ['Plus la mâchoire se serrait, plus cela se serrait. On ne savait plus qui imitait qui.'],
        again: [
          '{hero_subj} [tira|a tiré] du pied. Le pied [entra|est entré] dans l’affaire, et [n’en ressortit pas|n’en est pas ressorti].',
        ],
        refrain: ['Tire. Grr. Tire. Grr. Pouf.'],
        turned: ['Hi. Mou. Hi hi. Tout mou.'],
        noticing: [
          '{companion} se mordait la main. {hero_subj} [suivit|a suivi] son regard, jusqu’à une vitre, ou une flaque. Il y avait là une personne en colère, avec un nœud papillon sur l’oreille et un genou à la place du chapeau.',
        ],
        deed: [
          '{hero_subj} [cessa|a cessé] de tirer. D’abord le nez, puis les épaules, puis le ventre : {hero_subj} [rit|a ri], tombé{hero_e} dos à dos avec {companion}, tout contre {part_def}.',
        ],
        answer: [
          'Qui rit ne tire pas. Cela sautillait, cela respirait, cela faisait des boucles de partout.',
        ],
        echo: [
          '<companion>Le nœud papillon te va bien</companion>, [dit|a dit] {companion}. On [dut|a dû] recommencer à rire, couché{hero_e} dans l’herbe ou sur le tapis.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [attaqua|a attaqué] {part_def}, les dents serrées, les coudes en avant. <hero>Et défense de rire.</hero>',
          ],
          warm: [
            '<hero>Ne ris pas, c’est sérieux</hero>, [dit|a dit] {hero} à {companion}. C’était très poli, et la tête en bas, sous {part_def}.',
          ],
          clever: [
            'Le sérieux, c’est de la force, pensait {hero}. {hero_subj} [fronça|a froncé] tout ce qui se fronce et [poussa|a poussé] {part_def}.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] le géant terrible qui soulève {part_def}. Le géant avait le chapeau sur un pied, et personne ne devait le dire.',
          ],
        },
        fails: [
          'Plus {hero} poussait, plus c’était grave. Les sourcils poussaient aussi. Le reste ne bougeait guère.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] avec la tête. Un soulier [monta|est monté] là où va le chapeau. <hero>J’ai dit : défense.</hero>',
        ],
        refrain: ['Grrr, pas rire. Grrr, pas rire.'],
        turned: ['Ha. Et ha. Et ha ha ha.'],
        noticing: [
          '{hero_subj} [croisa|a croisé] les yeux {de_companion}. Tout au fond, très petit, il y avait quelqu’un à l’envers, un soulier sur la tête.',
        ],
        deed: [
          '{hero_subj} [lâcha tout|a tout lâché] et [s’appuya|s’est appuyé{hero_e}] contre {part_def}, dos à dos avec {companion}. Et {hero_il} [rit|a ri], jusqu’à ce que le ventre secoue.',
        ],
        answer: ['Deux dos riaient ensemble : ha, et ha, et ha. Cela poussait juste en mesure.'],
        echo: [
          'Longtemps après, on [entendit|a entendu] encore un ha, tout seul. <companion>C’est toi ?</companion> <hero>C’est mon ventre</hero>, [dit|a dit] {hero}. <hero>Il est en retard.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] {part_def} comme on prend un ennemi, par le col. <hero>Personne ne rit. C’est du travail.</hero>',
          ],
          warm: [
            '<hero>Merci de ne pas regarder</hero>, [dit|a dit] {hero} à {companion}, avec une grande politesse, le nez écrasé contre {part_def}.',
          ],
          clever: [
            'Le sérieux pèse, donc il pousse, [raisonna|a raisonné] {hero}. {hero_subj} [poussa|a poussé] {part_def} avec un sérieux terrible.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] une tragédie avec {part_def} : à genoux, debout, la main au front. {companion} mordait son col.',
          ],
        },
        fails: [
          'Les dents serrées ne poussent rien. Elles grincent seulement, et l’on dirait qu’elles poussent.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] avec les deux pieds, sur le dos. Son chapeau [partit|est parti] par en dessous. <hero>Pas un mot.</hero>',
        ],
        refrain: ['Sérieux. Han. Sérieux. Han. Pfff.'],
        turned: ['Hi. Ha. Hi hi ha. Ça bouge.'],
        noticing: [
          'Dans les yeux de {companion}, il y avait deux petits {hero}, un dans chaque. Les deux étaient rouges, à l’envers, avec une chaussette sur l’oreille. Ils étaient si fâchés qu’on avait envie de les inviter.',
        ],
        deed: [
          '{hero_subj} [laissa|a laissé] tout là, et [se tourna|s’est tourné{hero_e}]. Le dos contre {part_def}, le dos contre {companion}, {hero_subj} [se laissa|s’est laissé{hero_e}] rire, d’abord par le nez, puis avec tout le ventre.',
        ],
        answer: ['Un ventre qui rit donne de petits coups, tous pareils, et sans jamais se fatiguer.'],
        echo: [
          '<companion>Refais la tragédie</companion>, [demanda|a demandé] {companion}. {hero_subj} [mit|a mis] la main au front, mais cela [partit|est parti] tout de suite par le nez.',
        ],
      },
    ],
  },
  worstTake: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait raté son essai devant tout le monde. Vite, {hero_il} [montra|a montré] à {part_def} une vidéo bien pire, où c’était quelqu’un d’autre.',
          ],
          warm: [
            '{hero_subj} [posta|a posté] la chute de quelqu’un, avec un petit cœur, pour détendre {part_def}. La sienne, personne [ne la vit|ne l’a vue].',
          ],
          clever: [
            '{hero_subj} [détourna|a détourné] l’attention {de_part} avec un extrait bien choisi. On n’y voyait pas {hero}.',
          ],
          playful: [
            '{hero_subj} [ajouta|a ajouté] une musique de cirque au raté d’un autre et l’[envoya|a envoyé] à {part_def}. On [faillit|a failli] rire.',
          ],
        },
        fails: [
          'Onze vues, zéro réponse. {hero_subj} [fit|a fait] circuler l’extrait une deuxième fois, en plus court.',
        ],
        again: [
          '{hero_subj} [écrivit|a écrit] <hero>lol</hero> sous sa propre publication. C’était le seul.',
        ],
        noticing: [
          'Onze personnes avaient regardé, et aucune n’avait répondu. Dans la rangée des petites fenêtres, il y en avait une toute noire : celle de l’extrait.',
        ],
        deed: [
          '{hero_subj} [retira|a retiré] la vidéo, [dit|a dit] qu’{hero_il} la retirait, et devant {part_def} [lança|a lancé] sur grand écran son propre pire essai. Jusqu’au bout.',
        ],
        answer: [
          'C’était long. À la deuxième minute, du côté {de_part}, un bras [se décroisa|s’est décroisé].',
        ],
        echo: [
          'La petite fenêtre noire [se ralluma|s’est rallumée]. <companion>Tu as un épi à deux minutes douze</companion>, [dit|a dit] {companion}. <hero>Et à deux minutes treize</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Tout le monde avait vu {hero} rater. <hero>Attendez, il y a pire</hero>, [dit|a dit] {hero} à {part_def}, et ce pire-là, c’était la chute d’un autre.',
          ],
          warm: [
            '<hero>On a tous nos mauvais jours</hero>, [dit|a dit] {hero} {a_part}, et, pour le prouver, {hero_il} [montra|a montré] celui d’un absent.',
          ],
          clever: [
            'L’attention est une lampe : on peut la tourner. {hero_subj} [la tourna|l’a tournée] vers {part_def}, avec le fiasco de quelqu’un d’autre au milieu.',
          ],
          playful: [
            '{hero_subj} [passa|a passé] à {part_def} le raté d’un autre, au ralenti, avec des violons. Le sien, {hero_il} l’avait effacé dès l’escalier.',
          ],
        },
        fails: [
          'On [regarda|a regardé]. Personne n’[écrivit rien|a rien écrit]. {hero_subj} [remit|a remis] la vidéo, au cas où ils auraient cligné.',
        ],
        again: ['{hero_subj} [ajouta|a ajouté] une flèche rouge, pour montrer où rire.'],
        noticing: [
          'Dans la grille des visages, il y avait un carré noir, et dessous un prénom. Ce prénom-là était dans la vidéo. {hero_subj} [se rappela|s’est rappelé{hero_e}] son propre essai, celui de midi, et l’endroit exact où l’on voyait ses chaussettes.',
        ],
        deed: [
          '{hero_subj} [effaça|a effacé] la vidéo de l’autre et [le dit|l’a dit]. Puis, sur le grand écran, devant {part_def}, {hero_il} [mit|a mis] la sienne, avec les chaussettes, et [ne coupa rien|n’a rien coupé].',
        ],
        answer: [
          'Au moment des chaussettes, quelqu’un [toussa|a toussé]. Du côté {de_part}, une épaule [se mit|s’est mise] à trembler.',
        ],
        echo: [
          'Le carré noir [se ralluma|s’est rallumé]. <companion>J’ai les mêmes</companion>, [dit|a dit] {companion}, et [leva|a levé] un pied.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait fait rire d’autrui pour faire oublier son fiasco, et [interpella|a interpellé] {part_def} d’un ton guilleret.',
          ],
          warm: [
            '<hero>Ce n’est qu’une blague</hero>, [écrivit|a écrit] {hero} {a_part}. La vidéo, où l’on ne voyait pas {hero}, avait déjà onze vues.',
          ],
          clever: [
            '{hero_subj} [compara|a comparé] les deux ratés et [publia|a publié] l’autre, statistiquement plus drôle. Puis {hero_il} [écrivit|a écrit] {a_part} de ne pas le prendre mal.',
          ],
          playful: [
            '{hero_subj} [rejoua|a rejoué] pour {part_def} le raté d’un autre, avec voix, bruitages et ralenti. C’était très bien joué, et très long.',
          ],
        },
        fails: ['Personne [ne répondit|n’a répondu]. {hero_subj} [renvoya|a renvoyé] le tout avec un titre.'],
        again: ['{hero_subj} [ajouta|a ajouté] un petit singe qui rit. Le singe riait seul.'],
        noticing: [
          'Onze l’avaient vu. {hero_subj} [chercha|a cherché] une réponse et [ne trouva|n’a trouvé] que ceci : quelqu’un avait éteint sa caméra, et la fenêtre restait noire.',
        ],
        deed: [
          '{hero_subj} [supprima|a supprimé] la vidéo, [dit|a dit] qu’{hero_il} la supprimait, et [passa|a passé] à tous, {part_def} compris, sa pire prise à {hero_lui}. Sans couper la fin.',
        ],
        answer: [
          'On y voyait {hero} tomber, se relever, saluer le mauvais public. Il n’y avait plus de quoi avoir honte devant {hero}.',
        ],
        echo: [
          'Le lendemain, il y en avait une deuxième, pire, et elle n’était pas de {hero}. <companion>Égalité</companion>, [écrivit|a écrit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Le raté de {hero} durait neuf secondes. {hero_subj} [en publia|en a publié] un plus long, de quelqu’un d’autre, et [fit|a fait] signe à {part_def} comme si de rien n’était.',
          ],
          warm: [
            '<hero>On a tous nos mauvais jours</hero>, [écrivit|a écrit] {hero} à {part_def}, au-dessus d’un mauvais jour qui n’était pas le sien.',
          ],
          clever: [
            'Il faut détourner l’attention, avait lu {hero} dans un article. L’article ne disait pas vers qui. {part_def} l’[apprit|a appris] avec tout le monde.',
          ],
          playful: [
            '{hero_subj} [mit|a mis] sur la chute d’un autre le bruit d’un canard, et l’[envoya|a envoyée] partout, {part_def} compris. Le canard était bon. La chute n’avait rien demandé.',
          ],
        },
        fails: [
          'Il y [eut|a eu] onze yeux sous la vidéo, et pas un mot. {hero_subj} [mit|a mis] un deuxième canard.',
        ],
        again: [
          '<hero>Oh, ça va</hero>, [écrivit|a écrit] {hero}, à personne en particulier, et c’est personne qui [répondit|a répondu].',
        ],
        noticing: [
          '<companion>Il y a un carré noir</companion>, [dit|a dit] {companion}. Dans la mosaïque des visages, il en manquait un. À la place, il y avait un prénom en blanc, tout petit, comme sur une sonnette dont les gens sont partis.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] la vidéo et [l’annonça|l’a annoncé]. Ensuite {hero_il} [brancha|a branché] le grand écran devant tous, et devant {part_def} : neuf secondes de soi, les pires, chute comprise, deux fois, parce que la première on n’avait pas osé rire.',
        ],
        answer: [
          'À la seconde, on [osa|a osé]. Dans le carré noir, quelque chose [bougea|a bougé], et c’était un sourire, mal éclairé.',
        ],
        echo: [
          '<companion>J’ai pire</companion>, [annonça|a annoncé] {companion}. <hero>Montre.</hero> <companion>Pas tout de suite</companion>, [dit|a dit] {companion}. <companion>Ta chute est encore chaude.</companion>',
        ],
      },
    ],
  },
  wrongWordAgain: {
    tangled: [
      {
        firstTry: {
          bold: [
            'Le mot de travers était sorti au micro. <hero>C’est la feuille</hero>, [dit|a dit] {hero}, et {hero_il} [tira|a tiré] sur {part_def} d’un coup.',
          ],
          warm: [
            '{hero_subj} [excusa|a excusé] tout le monde d’avance, l’éclairage, la feuille et l’auteur de la feuille, et [reprit|a repris] {part_def} à contrecœur.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] que le mot de travers venait du papier, donc de l’imprimante, donc d’un tiers. {part_def} [suivit|a suivi] le raisonnement et [se croisa|s’est croisé{part_e}].',
          ],
          playful: [
            '{hero_subj} [accusa|a accusé] la lumière, puis le lutin du micro, et [agita|a agité] {part_def} comme un prompteur en fuite.',
          ],
        },
        fails: [
          'Chacun [se défendit|s’est défendu], et chacun accusait le suivant. <hero>C’est écrit petit</hero>, [dit|a dit] {hero}.',
        ],
        again: ['{hero_subj} [désigna|a désigné] enfin celui qui avait tapé le texte. Il avait tapé juste.'],
        noticing: [
          'Dans la discussion, le mot de travers était déjà là, trente fois. {hero_subj} [le lut|l’a lu] lentement, comme s’il était d’un autre. Il était vraiment très bon.',
        ],
        deed: [
          '{hero_subj} [retourna|est retourné{hero_e}] au micro et, exprès, [redit|a redit] le mot de travers, avec son nom derrière. Puis {hero_il} [reprit|a repris] {part_def} par le bon bout.',
        ],
        answer: ['On [rit|a ri], une fois, tous à la fois. Qui avait accusé qui ne tenait plus à rien.'],
        echo: [
          'Le mot est entré dans la langue. {companion} s’en sert pour les jours de pluie, et chacun comprend.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Qui a écrit ça ?</hero> [demanda|a demandé] {hero} en sortant du micro, et {hero_il} [froissa|a froissé] {part_def} d’une main.',
          ],
          warm: [
            '<hero>Ce n’est la faute de personne</hero>, [dit|a dit] {hero} à celui qui avait tapé le texte, d’un ton qui en désignait un. {part_def} [fit|a fait] un nœud chez celui-là.',
          ],
          clever: [
            'La lumière, [démontra|a démontré] {hero}, tombait de gauche, et la langue tombe du côté de la lumière. {part_def} [tomba|est tombé{part_e}] du côté de la dispute.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] l’imprimante, la feuille et le coupable. En tout, cela [ajouta|a ajouté] trois personnages à {part_def}.',
          ],
        },
        fails: [
          'Le technicien se défendait, l’auteur aussi, et la feuille [passa|est passée] de main en main comme un plat trop chaud.',
        ],
        again: [
          '<hero>C’est flou, à cet endroit</hero>, [dit|a dit] {hero}. On [sortit|a sorti] des lunettes.',
        ],
        noticing: [
          '<companion>Écoute comme il est rond</companion>, [dit|a dit] {companion}, qui répétait le mot de travers sur tous les tons depuis une heure. {hero_subj} [écouta|a écouté]. Il y avait du poulet dedans, et un peu de ministre. On n’aurait pas pu l’inventer exprès.',
        ],
        deed: [
          '{hero_subj} [reprit|a repris] le micro. <hero>Le mot du jour vous est offert par moi.</hero> Suivait le mot, exprès, entier, et son nom, et {hero_il} [rendit|a rendu] le micro pour défaire {part_def} avec les autres.',
        ],
        answer: [
          'L’auteur [rit|a ri], le technicien [rit|a ri], et l’on [posa|a posé] la feuille. Rien ne dépendait plus d’elle.',
        ],
        echo: [
          'Il est au tableau, maintenant, sous les mots à savoir. <companion>Avec ton nom derrière</companion>, [dit|a dit] {companion}. <companion>Comme pour une rose.</companion>',
        ],
      },
    ],
  },
};
