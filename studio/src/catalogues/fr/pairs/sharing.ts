import type { LessonPairs } from '../../schema.ts';

export const sharing: LessonPairs = {
  biggerPiece: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait un dernier petit pain et le tenait entre les dents. Des deux mains, {hero_il} [empoigna|a empoigné] {part_def} et [tira|a tiré].',
          ],
          warm: [
            '{hero_subj} cachait son petit pain sous un bras, pour que personne n’ait envie. De l’autre, {hero_il} [souleva|a soulevé] {part_def}.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] ses comptes : un pain, une bouche, deux mains. Une main irait à {part_def}, l’autre au pain.',
          ],
          playful: [
            '<hero>Hmmf hmmf</hero>, [dit|a dit] {hero}, un petit pain entre les dents. Cela voulait dire que {part_def} était presque soulevé{part_e}.',
          ],
        },
        fails: ['Chaque fois qu’il fallait tenir des deux côtés, une main retournait au pain.'],
        again: [
          '{hero_subj} [reprit tout|a tout repris], plus vite, le pain coincé sous le menton. Le pain tenait très bien.',
        ],
        refrain: ['Hmmf, une main. Hmmf, le pain.'],
        turned: ['Crac, en deux. Quatre mains.'],
        noticing: [
          'Des miettes descendaient dans la manche de {hero}. {companion} regardait ailleurs, avec beaucoup de soin, et [avala|a avalé] sa salive, une seule fois.',
        ],
        deed: [
          '{hero_subj} [rompit|a rompu] le pain en deux et [regarda|a regardé] les deux morceaux. {hero_il} [mit|a mis] le plus gros dans la main {de_companion}.',
        ],
        answer: [
          'Il y [eut|a eu] deux bouches pleines, et quatre mains vides. Deux d’entre elles [allèrent|sont allés] de l’autre côté {de_part}.',
        ],
        echo: [
          'Dans la manche de {hero}, il restait trois miettes. On les [compta|a comptées] : deux pour {companion}, une pour {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'La dernière crêpe était dans la bouche de {hero}, pliée en quatre. Les deux mains sur {part_def}, {hero_subj} [tira|a tiré] par le nez.',
          ],
          warm: [
            '{hero_subj} [garda|a gardé] la dernière crêpe sous son bonnet, pour ne tenter personne, et [souleva|a soulevé] {part_def}, la nuque bien droite.',
          ],
          clever: [
            'Une crêpe à partager fait deux petites, [calcula|a calculé] {hero}. {hero_subj} [la tint|l’a tenue] donc entière d’une main, et {part_def} de l’autre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la cigogne, la dernière crêpe au bec, devant {part_def}. Les cigognes n’ont pas de mains non plus.',
          ],
        },
        fails: ['Une main pour cela, une main pour la crêpe. Et cela demandait trois mains.'],
        again: ['{hero_subj} [changea|a changé] la crêpe de main. {part_def} [en profita|en a profité].'],
        refrain: ['Hmm, ma crêpe. Pouf. Hmm, ma crêpe.'],
        turned: ['Un bout. Un gros. Deux et deux.'],
        noticing: [
          '{companion} avait les yeux sur ses lacets, qui étaient très bien. Son ventre [dit|a dit] un mot, un seul, assez long. Du sucre coulait dans la manche de {hero}.',
        ],
        deed: [
          '{hero_subj} [déchira|a déchiré] la crêpe. Il y avait un petit morceau, et un gros. {hero_subj} [regarda|a regardé] les deux. Puis {hero_subj} [tendit|a tendu] le gros à {companion}.',
        ],
        answer: [
          '{companion} [avala|a avalé] et [se lécha|s’est léché] les doigts. C’étaient deux mains de plus, et elles collaient un peu, ce qui aide.',
        ],
        echo: [
          '<companion>Elle était à quoi ?</companion> [demanda|a demandé] {companion}. <hero>La tienne, au sucre</hero>, [dit|a dit] {hero}. <hero>La mienne, à presque.</hero>',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [coinça|a coincé] le dernier petit pain dans ses dents et [sauta|a sauté]. D’une main, {hero_il} [effleura|a effleuré] {part_def}.',
          ],
          warm: [
            '{hero_subj} tenait le petit pain dans son dos, pour ne faire envie à personne. De l’autre main, {hero_il} [s’accrocha|s’est accroché{hero_e}] {a_part}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] : le pain dans une poche, cela ferait des miettes. Il irait dans la main, et l’autre suffirait pour {part_def}.',
          ],
          playful: [
            '{hero_subj} [mit|a mis] le petit pain sur sa tête, pour se grandir. Puis {hero_il} [sauta|a sauté] vers {part_def}, très droit{hero_e}.',
          ],
        },
        fails: [
          'Personne ne grimpe avec un petit pain. {hero_subj} [retomba|est retombé{hero_e}], le pain d’abord.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] plus haut, la bouche pleine. On n’[entendit|a entendu] qu’un <hero>hmpf</hero>, puis un derrière.',
        ],
        refrain: ['Hop, hmpf. Hop, hmpf. Et boum.'],
        turned: ['Moitié, moitié. Hop et hop.'],
        noticing: [
          'Il y avait des miettes plein la manche. {hero_subj} [la secoua|l’a secouée]. {companion} suivait des yeux chaque miette, puis [regarda|a regardé] très vite ailleurs.',
        ],
        deed: [
          '{hero_subj} [rompit|a rompu] le pain et [donna|a donné] le plus gros morceau à {companion}. Puis {hero_il} [offrit|a offert] ses deux mains vides, en marche d’escalier.',
        ],
        answer: [
          '{companion} [mâcha|a mâché], [posa|a posé] un pied là, l’autre plus haut. {part_def} n’était plus si loin du tout.',
        ],
        echo: [
          '<companion>Le mien était plus gros</companion>, [dit|a dit] {companion}. <hero>C’est pour ça que tu étais plus grand{companion_e}</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} avait une tartine, la dernière, et [la serra|l’a serrée] sous son menton. Puis {hero_il} [grimpa|a grimpé] contre {part_def}, la tête baissée.',
          ],
          warm: [
            '{hero_subj} [glissa|a glissé] sa tartine dans son dos, sous le gilet, pour ne faire envie à personne. Puis {hero_il} [tendit|a tendu] le bras vers {part_def}.',
          ],
          clever: [
            'Qui lâche sa tartine la perd, [raisonna|a raisonné] {hero}. {hero_subj} [monta|est monté{hero_e}] contre {part_def} avec une seule main, et une tartine.',
          ],
          playful: [
            '<hero>Je suis une pie voleuse</hero>, [dit|a dit] {hero}, la tartine au bec. La pie [sauta|a sauté] contre {part_def}, sans aile.',
          ],
        },
        fails: ['Il fallait lâcher la tartine, ou lâcher le reste. {hero_subj} [lâcha|a lâché] le reste.'],
        again: ['{hero_subj} [changea|a changé] la tartine de côté. L’autre côté n’avait pas plus de mains.'],
        refrain: ['Ma tartine et moi. Patatras.'],
        turned: ['Ta moitié. Ma moitié. Et hop là.'],
        noticing: [
          'Il y [eut|a eu] un petit gargouillis. Ce n’était pas le ventre de {hero}. {companion} [toussa|a toussé] par-dessus, pour le cacher, et [étudia|a étudié] ses lacets.',
        ],
        deed: [
          '{hero_subj} [coupa|a coupé] la tartine en deux. Cela faisait une grande et une petite. La grande [alla|est allée] à {companion}. Puis {hero} [joignit|a joint] les mains au pied {de_part}, pour qu’on y pose un soulier.',
        ],
        answer: [
          '{companion} [mangea|a mangé] d’abord, très vite. Un soulier [vint|est venu] dans les mains, léger comme tout.',
        ],
        echo: [
          '<companion>Tu as faim, maintenant ?</companion> [demanda|a demandé] {companion}. <hero>Un peu.</hero> {companion} [sortit|a sorti] de sa poche la croûte, qu’on avait gardée exprès.',
        ],
      },
    ],
  },
  longerEnd: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait une longue écharpe, enroulée sept fois. Les bras serrés dedans, {hero_il} [fonça|a foncé] sur {part_def} avec l’épaule.',
          ],
          warm: [
            '{hero_subj} [serra|a serré] bien l’écharpe autour de son ventre, pour ne pas attraper froid. Puis {hero_il} [poussa|a poussé] {part_def} avec le nez.',
          ],
          clever: [
            'Sept tours d’écharpe protègent des chocs. {hero} en [conclut|a conclu] qu’on pouvait se cogner contre {part_def}. {part_def} [frémit|a frémi].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la saucisse dans son écharpe, de la tête aux genoux. La saucisse [roula|a roulé] contre {part_def}.',
          ],
        },
        fails: [
          'Les bras restaient collés au corps. {hero_subj} ne poussait qu’avec le ventre, et l’écharpe [rebondit|a rebondi].',
        ],
        again: [
          '{hero_subj} [prit|a pris] de l’élan, à petits pas de pingouin. Un pingouin a très peu d’élan.',
        ],
        refrain: ['Enroulé, enroulé. Rien ne bouge.'],
        turned: ['Déroulé, déroulé. Un bout, un bout.'],
        noticing: [
          '{hero_subj} [voulut|a voulu] se gratter le nez. Impossible. {hero_il} [baissa|a baissé] les yeux. Toute cette écharpe ne tenait chaud qu’à elle-même.',
        ],
        deed: [
          '{hero_subj} [déroula|a déroulé] l’écharpe et [la passa|l’a passé] sous {part_def}. {hero_il} [garda|a gardé] le bout court, et [tendit|a tendu] le bout long à {companion}.',
        ],
        answer: [
          'L’un tirait, l’autre tenait, puis l’inverse. Entre eux, {part_def} [se balança|s’est balancé{part_e}] d’un doigt.',
        ],
        echo: [
          'Au retour, l’écharpe faisait deux cous. {hero} et {companion} marchaient du même pas. Il le fallait bien.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [enroula|a enroulé] toute la corde autour de sa taille, pour être sûr{hero_e} de l’avoir, et [poussa|a poussé] {part_def} avec le paquet.',
          ],
          warm: [
            '<hero>Je la garde au chaud</hero>, [dit|a dit] {hero} de la corde, serrée sur son ventre. Puis {hero_il} [poussa|a poussé] {part_def}, du ventre.',
          ],
          clever: [
            'Une corde entière vaut mieux que deux moitiés, [calcula|a calculé] {hero}. Elle [resta|est restée] entière, autour de {hero}, contre {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la momie, avec toute la corde, et [tomba|est tombé{hero_e}] contre {part_def}. Une momie, cela tombe d’une pièce.',
          ],
        },
        fails: [
          'Les bras étaient dans le paquet. {hero_subj} [donna|a donné] un coup d’épaule, et le paquet [rebondit|a rebondi].',
        ],
        again: [
          '{hero_subj} [mit|a mis] la tête dessous. La tête est lourde aussi, mais elle pense à autre chose.',
        ],
        refrain: ['Tout à moi, pousse. Boum. Tout à moi.'],
        turned: ['Un bout, moi. Un bout, toi. Hisse.'],
        noticing: [
          'La corde serrait {hero}, et rien d’autre. {hero_subj} [baissa|a baissé] le nez dessus. Il y en avait dix tours, et pas un qui tienne quelque chose.',
        ],
        deed: [
          '{hero_subj} [tourna|a tourné] sur {hero_lui}-même, dans l’autre sens, jusqu’au dernier tour. La corde [passa|est passée] sous {part_def}, un petit bout par ici, et tout le grand bout dans les mains de {companion}.',
        ],
        answer: [
          'On [tira|a tiré], un bout puis l’autre. Au milieu de la corde, il y avait maintenant quelque chose à tenir.',
        ],
        echo: [
          'On [étendit|a étendu] le linge à deux, un bout chacun. <companion>Le tien est plus court</companion>, [dit|a dit] {companion}. <hero>Je sais</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait une longue écharpe, toute pour {hero_lui}, jusqu’aux coudes. Les bras pris dedans, {hero_il} [poussa|a poussé] {part_def} du ventre.',
          ],
          warm: [
            '<hero>N’attrape pas froid</hero>, [dit|a dit] {hero} à {part_def}. Mais l’écharpe [resta|est restée] autour de {hero}, et le ventre [poussa|a poussé].',
          ],
          clever: [
            'Sept tours d’écharpe amortissent les bruits, se disait {hero}. Bien amorti{hero_e}, {hero_il} [se laissa|s’est laissé] tomber contre {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le rouleau de printemps, tout serré dans son écharpe. Le rouleau [roula|a roulé] contre {part_def}.',
          ],
        },
        fails: [
          'Les bras ne pouvaient pas. {hero_subj} [poussa donc|a donc poussé] avec ce qui restait, et il restait le gros.',
        ],
        again: [
          '{hero_subj} [roula|a roulé] de plus loin. On ne choisit pas bien où l’on arrive, quand on est un rouleau.',
        ],
        refrain: ['Enroulé, roule. Grrr. Enroulé, roule.'],
        turned: ['Déroulé. Un bout pour toi. Mmm.'],
        noticing: [
          '{hero_subj} [voulut|a voulu] se gratter l’oreille. Aucun bras [ne vint|n’est venu]. Toute cette laine, en fait, ne tenait chaud qu’à de la laine.',
        ],
        deed: [
          '{hero_subj} [déroula|a déroulé] l’écharpe. {hero_il} [garda|a gardé] le bout court. Puis {hero_il} [posa|a posé] le bout long en travers de {part_def}, tout doucement.',
        ],
        answer: ['C’était un bout tiède. {part_def} en [prit|a pris] un coin contre le menton.'],
        echo: [
          'L’écharpe a deux bouts, un qui sent {hero}, et un qui sent le sommeil. <companion>Lequel tu prends ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [garda|a gardé] toute la couverture sur les épaules, serrée des deux mains, et [poussa|a poussé] {part_def} avec la tête.',
          ],
          warm: [
            '<hero>Dors, dors</hero>, [dit|a dit] {hero} à {part_def}. {hero_subj} [resserra|a resserré] la couverture autour de {hero_lui} seul{hero_e}, et [poussa|a poussé] un peu du genou.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’avec une couverture en plus on pèse plus lourd. {hero_subj} [se roula|s’est roulé{hero_e}] dedans et [s’appuya|s’est appuyé{hero_e}] contre {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le nem, roulé{hero_e} serré dans la couverture, et [tomba|est tombé{hero_e}] sur {part_def}, sans mains pour se rattraper.',
          ],
        },
        fails: [
          'Un bout de la couverture traînait. {hero_subj} [le ramena|l’a ramené], et [perdit|a perdu] l’équilibre avec.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] de la joue. C’est doux, une joue. Ce n’est pas fait pour cela.',
        ],
        refrain: ['Tout pour moi. Pousse. Ronfle. Pousse.'],
        turned: ['Ton bout. Mon bout. Et chaud.'],
        noticing: [
          '{hero_subj} avait trop chaud. De l’autre côté, on avait la chair de poule, en dormant. Et la couverture faisait, autour d’une seule personne, cinq fois le tour.',
        ],
        deed: [
          '{hero_subj} [se déroula|s’est déroulé{hero_e}], un tour après l’autre. Un petit bout sur l’épaule, cela suffisait. Tout le long, {hero_subj} [l’étendit|l’a étendu] sur {part_def}, et [le borda|l’a bordé].',
        ],
        answer: [
          'Le long bout [se réchauffa|s’est réchauffé]. {part_def} [s’y tourna|s’y est tourné{part_e}] en entier, comme une crêpe qui choisit son côté.',
        ],
        echo: [
          'Au lit, la couverture était juste assez large pour un et demi. <companion>Qui est le demi ?</companion> [demanda|a demandé] {companion}. <hero>On change à minuit</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  fiveEach: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait la meilleure place devant {part_def}, et la gardait avec deux coudes. À chaque coup de coude, tout tremblait.',
          ],
          warm: [
            '<hero>Je surveille pour tout le monde</hero>, [dit|a dit] {hero}, le nez sur {part_def}. {hero_subj} ne voulait déranger personne.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] qu’une seule personne voit mieux que deux. Et la place était devant {part_def}, une place pour un.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la statue devant {part_def}. C’était une statue qui se retournait souvent, avec les coudes.',
          ],
        },
        fails: [
          'Pour garder la place, il fallait remuer. Pour s’occuper, {hero} [toucha|a touché] un peu, puis encore un peu.',
        ],
        again: [
          '{hero_subj} [s’étala|s’est étalé{hero_e}] des deux côtés, et [donna|a donné] un coup de genou pour finir. Tout [sursauta|a sursauté].',
        ],
        refrain: ['Ma place, ma place. Et ça tremble.'],
        turned: ['Un, deux, trois, quatre, cinq. À toi.'],
        noticing: [
          'Ses coudes lui faisaient mal. {hero} [se retourna|s’est retourné{hero_e}]. Derrière, {companion} était sur la pointe des pieds et ne voyait qu’un col.',
        ],
        deed: [
          '{hero_subj} [compta|a compté] jusqu’à cinq sur ses doigts et [recula|a reculé]. Sans un mot, {hero_il} [montra|a montré] la place à {companion}, pour les cinq suivants.',
        ],
        answer: [
          'Celui qui attend son tour ne touche à rien. Après six fois cinq, {part_def} avait eu tout son temps.',
        ],
        echo: [
          'À table, {companion} [compta|a compté] jusqu’à cinq, et [passa|a passé] la confiture. {hero} [compta|a compté] plus lentement.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [s’assit|s’est assis{hero_e}] sur la bonne place, et [tint|a tenu] {part_def} des yeux, des coudes et des genoux. Tout cela bougeait un peu.',
          ],
          warm: [
            '<hero>Je vous préviendrai</hero>, [dit|a dit] {hero} aux autres, en se balançant devant {part_def}, pour être bien sûr{hero_e} d’y rester.',
          ],
          clever: [
            'La place de devant voit le mieux, donc y rester aide, [calcula|a calculé] {hero}. {part_def} tremblait à chaque calcul.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le gardien de phare devant {part_def} : personne ne monte. Le gardien tournait.',
          ],
        },
        fails: ['Être devant, cela use. {hero_subj} [toucha|a touché], pour s’occuper.'],
        again: ['Un coude dehors, un soupir, un pied. {part_def} avait senti les trois.'],
        refrain: ['Ma place. Bouge. Ma place. Tremble.'],
        turned: ['Cinq pour toi. Cinq pour moi. Doux.'],
        noticing: [
          'Derrière, quelqu’un sautait pour voir. Cela ne faisait pas de bruit, seulement un petit vent dans le cou, régulier, à chaque saut. {hero_subj} [se retourna|s’est retourné{hero_e}], et [vit|a vu] {companion}, en l’air.',
        ],
        deed: [
          '{hero_subj} [leva|a levé] cinq doigts et [les plia|les a pliés], un par un, devant {part_def}. Puis {hero_subj} [sortit|est sorti{hero_e}] de la place, et [la tint|l’a tenue] ouverte, comme une porte. {companion} y [entra|est entré{companion_e}], pour cinq.',
        ],
        answer: [
          'On attendait chacun son tour, les mains dans le dos. Il n’y avait plus personne pour toucher.',
        ],
        echo: [
          'Pour la fenêtre du train, le soir, on [compta|a compté] : cinq, puis cinq. C’est {hero} qui [eut|a eu] la lune.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait la bonne place, juste devant {part_def}, et la gardait à coups de coude. <hero>Donne !</hero> {companion} ne voyait que des coudes.',
          ],
          warm: [
            '<hero>Je lui parle pour nous deux</hero>, [dit|a dit] {hero} à {companion}. {hero_il} [prit|a pris] toute la place devant {part_def}.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] que {part_def} comprendrait mieux une seule personne. Les coudes de la personne étaient d’accord.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chien de berger devant {part_def}. Puis {hero_il} [écarta|a écarté] {companion} d’un coup de hanche. <hero>Ouaf !</hero>',
          ],
        },
        fails: ['{part_def} voyait surtout deux coudes, et les prenait pour un jeu de coudes.'],
        again: [
          '{hero_subj} [poussa|a poussé] des deux côtés à la fois, et [dit|a dit] <hero>donne</hero> avec le menton.',
        ],
        refrain: ['Moi devant. Non. Moi devant. Non.'],
        turned: ['Cinq pour moi. Cinq pour toi. Cinq.'],
        noticing: [
          'Ses coudes fatiguaient. Derrière, sur la pointe des pieds, {companion} regardait un col. C’était un col de {hero}, vu de dos, depuis longtemps.',
        ],
        deed: [
          '{hero_subj} [compta|a compté] jusqu’à cinq sur ses doigts, devant {part_def}, et [recula|a reculé]. Puis {hero_il} [montra|a montré] la place à {companion}, et cinq doigts.',
        ],
        answer: [
          'Cinq doigts, puis quelqu’un d’autre, puis cinq doigts. {part_def} [leva|a levé] les yeux : à qui le tour, ensuite.',
        ],
        echo: [
          'Au bain, {companion} a eu cinq minutes de canard. {hero} aussi. Le canard en a eu cinq, tout seul.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [se colla|s’est collé{hero_e}] contre {part_def}, les coudes en barrière. <hero>Laissez-moi faire.</hero> Derrière la barrière, {companion} sautait.',
          ],
          warm: [
            '<hero>Je te dirai ce que ça répond</hero>, [dit|a dit] {hero} à {companion}, et [garda|a gardé] {part_def} pour {hero_lui}, de face, de dos et de côté.',
          ],
          clever: [
            'À une personne, on se fait mieux comprendre qu’à deux, pensait {hero}. {hero_subj} [tint|a tenu] la place devant {part_def}, du coude gauche et du coude droit.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la poule sur son œuf, devant {part_def}, les ailes écartées. {companion} [essaya|a essayé] de passer sous une aile, et [fut picoré{companion_e}|a été picoré{companion_e}].',
          ],
        },
        fails: [
          '{part_def} voyait des coudes, et [répondit|a répondu] aux coudes. {hero_subj} poussait, à droite, à gauche.',
        ],
        again: [
          '{hero_subj} [parla|a parlé] plus vite, pour garder son tour. Il durait depuis si longtemps que ce n’était plus un tour.',
        ],
        refrain: ['Mon tour. Encore mon tour. Hein ?'],
        turned: ['Cinq à moi. Cinq à toi. À qui ?'],
        noticing: [
          'Les bras de {hero} [tombèrent|sont tombés]. Dans son cou, il y avait un souffle, chaud, patient, de quelqu’un qui ne voit qu’un cou.',
        ],
        deed: [
          '{hero_subj} [leva|a levé] une main et [plia|a plié] les doigts un par un, sous le nez {de_part} : cinq. Puis {hero_il} [changea|a changé] de place avec {companion}, et cinq autres doigts [se levèrent|se sont levés].',
        ],
        answer: [
          'Cinq, on change, cinq. Cela, {part_def} [le vit|l’a vu]. Un jeu où l’on change, on veut y entrer.',
        ],
        echo: [
          'Le téléphone du soir [fut partagé|a été partagé] : cinq mots, puis cinq mots. Grand-mère [rit|a ri] dix fois.',
        ],
      },
    ],
  },
  mirrorHandedOver: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait un petit miroir dans le poing, tourné vers son œil. De l’autre main, {hero_il} [fonça|a foncé] dans {part_def}.',
          ],
          warm: [
            '{hero_subj} serrait son miroir contre sa joue, pour qu’il n’ait pas peur. À tâtons, {hero_il} [s’avança|s’est avancé{hero_e}] vers {part_def}.',
          ],
          clever: [
            '{hero_subj} [observa|a observé] {part_def} dans son miroir, par-dessus l’épaule, comme font les espions. {hero_subj} y [vit|a vu] surtout une oreille.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au sous-marin : un œil dans le miroir, une main dans {part_def}. <hero>Plongée !</hero>',
          ],
        },
        fails: [
          'Dans le poing fermé, le miroir ne montrait que {hero}. L’autre main avançait sans rien savoir.',
        ],
        again: [
          '{hero_subj} [serra|a serré] le miroir plus fort. Le miroir [devint|est devenu] tout gris de buée.',
        ],
        refrain: ['Moi, je vois. Moi, moi, moi. Rien.'],
        turned: ['Toi, tu tiens. Moi, je montre.'],
        noticing: [
          'Dans le miroir, il n’y avait qu’un œil. C’était toujours le même. À côté, une main {de_companion} était ouverte, vide.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] le miroir dans la main {de_companion}, la vitre dehors. Puis {hero_il} [montra|a montré] {part_def}, de ses deux mains libres.',
        ],
        answer: [
          '{companion} [tourna|a tourné] un peu le miroir. Une tache claire [se promena|s’est promenée] sur {part_def}, et [s’arrêta|s’est arrêtée].',
        ],
        echo: [
          'Le soir, {companion} [rendit|a rendu] le miroir. Dedans, à présent, il y avait deux yeux, et pas de la même couleur.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [ouvrit|a ouvert] la main juste assez pour un œil. Avec ce miroir, c’était à {hero} de voir. Et {hero_il} [entra|est entré{hero_e}] dans {part_def} de biais.',
          ],
          warm: [
            '<hero>Je te raconterai</hero>, [promit|a promis] {hero} à {companion}. {hero_subj} [colla|a collé] le petit miroir contre son œil et [avança|a avancé] une main dans {part_def}.',
          ],
          clever: [
            'Un miroir voit derrière les coins : {hero} l’avait lu. {hero_subj} le tenait pour {hero_lui}, bien serré, et tâtait {part_def} de la main qui restait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le périscope, le petit miroir au ras du nez, un bras à la rame dans {part_def}. Le sous-marin n’avait qu’une place.',
          ],
        },
        fails: ['Le miroir voyait un sourcil. La main, elle, ne voyait rien, et [ramassa|a ramassé] un mur.'],
        again: [
          '{hero_subj} [tourna|a tourné] le dos, pour garder le miroir. On ne trouve pas souvent les choses avec le dos.',
        ],
        refrain: ['Mon œil, mon œil. Et toc, le mur.'],
        turned: ['Ton œil, mon doigt. Et là.'],
        noticing: [
          '{hero_subj} [baissa|a baissé] le miroir une seconde. Il y avait dedans une main ouverte, à l’envers. C’était celle de {companion}, et elle attendait depuis le bord.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] le miroir dans cette main-là, la vitre vers le dehors. <hero>Toi, tu éclaires.</hero> Et {hero_il} [tendit|a tendu] un doigt vers {part_def}.',
        ],
        answer: [
          '{companion} [chercha|a cherché], un peu à gauche, un peu plus haut. Une pièce de lumière [sauta|a sauté] de bosse en bosse, et deux paires d’yeux derrière.',
        ],
        echo: [
          'Au retour, le miroir [changea|a changé] de main tous les dix pas. <companion>Dix</companion>, disait {companion}, même à neuf.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} gardait un petit miroir au creux de la main gauche. Restait la droite, pour secouer {part_def}.',
          ],
          warm: [
            '{hero_subj} [enveloppa|a enveloppé] son miroir dans ses doigts, bien au chaud. Avec le coude, {hero_il} [poussa|a poussé] {part_def}, sans méchanceté.',
          ],
          clever: [
            '{hero_subj} [inspecta|a inspecté] {part_def} dans le miroir. {hero_il} le tenait de façon à se voir aussi.',
          ],
          playful: [
            '{hero_subj} [se fit|s’est fait] une grimace dans son petit miroir, pour se donner du cœur. Puis {hero_il} [tira|a tiré] {part_def} d’une main.',
          ],
        },
        fails: [
          'Avec une seule main, on tire de travers. {hero_subj} [tira|a tiré] deux fois plus, du même travers.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] du genou, l’œil toujours au miroir. Dans le miroir, cela paraissait très bien.',
        ],
        refrain: ['D’une main, et clac. D’une main, et clac.'],
        turned: ['De quatre yeux, hop. De quatre mains, hop.'],
        noticing: [
          'Le miroir ne montrait qu’un sourcil, et il était fâché. {hero} [leva|a levé] les yeux. Devant {hero_lui}, une main {de_companion} attendait, la paume en l’air.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] le miroir dans la main {de_companion}, la vitre dehors. Puis {hero_il} [tint|a tenu] {part_def}, sans forcer.',
        ],
        answer: [
          '{companion} [glissa|a glissé] le miroir là où aucune tête ne passait. <companion>Là</companion>, [dit|a dit] {companion}.',
        ],
        echo: [
          '<companion>Tu as un épi, derrière</companion>, [dit|a dit] {companion}, le miroir en main. <hero>Depuis quand ?</hero> [demanda|a demandé] {hero}. <companion>Depuis toujours.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            'D’une main, {hero_subj} tenait un petit miroir, pour voir seul{hero_e} comment on ouvre. De l’autre, {hero_subj} poussait {part_def}.',
          ],
          warm: [
            '<hero>Je regarde pour toi</hero>, [dit|a dit] {hero} à {companion}, le petit miroir contre la joue, et [bouscula|a bousculé] {part_def} du poignet.',
          ],
          clever: [
            'Avec un miroir, on voit l’envers, [calcula|a calculé] {hero}, et [le garda|l’a gardé] dans sa manche, et [secoua|a secoué] l’endroit {de_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le pirate à {part_def}, le petit miroir en guise de longue-vue, et le crochet de l’autre main.',
          ],
        },
        fails: ['Une main voyait, l’autre cognait. Elles ne se parlaient pas.'],
        again: ['{hero_subj} [colla|a collé] l’œil au miroir. Il y avait un œil, très intéressé.'],
        refrain: ['Mon miroir. Clac. Mon miroir. Clac.'],
        turned: ['Ton miroir. Mes doigts. Là. Clic.'],
        noticing: [
          '{hero_subj} [regarda|a regardé] dans le miroir pour la dixième fois. Derrière l’œil de {hero}, plus petit, il y en avait un autre. Il ne regardait pas l’œil. Il regardait la main qui tient.',
        ],
        deed: [
          '{hero_subj} [tendit|a tendu] le miroir, vitre dehors. <hero>Tiens-le de ton côté.</hero> {companion} [le pencha|l’a penché] sur {part_def}. Et les deux mains de {hero} étaient là, sans rien dedans.',
        ],
        answer: [
          '{companion} [éclaira|a éclairé] un coin, l’envers, le dessous. <companion>Il y a quelque chose, à gauche</companion>, [dit|a dit] {companion}, et des doigts [y allèrent|y sont allés].',
        ],
        echo: ['Le miroir est accroché dans l’entrée, à la hauteur de deux. On s’y voit une moitié chacun.'],
      },
    ],
  },
  nameFirstOnTheList: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Je gère</hero>, [dit|a dit] {hero}, ses notes bien fermées dans le sac. Et {hero_il} [s’attaqua|s’est attaqué{hero_e}] à {part_def}, avec un seul nom sur la feuille.',
          ],
          warm: [
            '{hero_subj} [remercia|a remercié] tout le monde de proposer, et [assura|a assuré] que personne n’aurait à se fatiguer avec {part_def}.',
          ],
          clever: [
            '{hero_subj} [consulta|a consulté] ses notes sous la table, [hocha|a hoché] la tête, et [déplaça|a déplacé] {part_def} d’un cran, presque au bon endroit.',
          ],
          playful: [
            '{hero_subj} [dessina|a dessiné] sur la feuille un organigramme {de_part} : en haut {hero}, en bas {hero}, au milieu un chat.',
          ],
        },
        fails: [
          'Quand une main [s’approcha|s’est approchée], {hero} [répondit|a répondu] <hero>ça va, merci</hero>, sans lâcher.',
        ],
        again: [
          '{hero_subj} [ajouta|a ajouté] son nom une deuxième fois, plus lisiblement. Cela [ne fit|n’a fait] qu’une personne.',
        ],
        noticing: [
          'Sur le dos de la main {de_companion}, il y avait un dessin au stylo, à moitié effacé. C’était l’idée par laquelle les notes commençaient.',
        ],
        deed: [
          '{hero_subj} [sortit|a sorti] les notes, les [posa|a posées] au milieu de tous, et sur la feuille, au-dessus du sien, [écrivit|a écrit] le nom {de_companion}.',
        ],
        answer: [
          'On [tourna|a tourné] les pages. L’un [vit|a vu] quoi faire, l’autre [sut|a su] où. Chacun [s’approcha|s’est approché], et {part_def} n’était plus à une seule personne.',
        ],
        echo: [
          'Au bout, on [applaudit|a applaudi] {companion} en premier. {hero} avait prévu que cela piquerait. Cela [piqua|a piqué] un peu moins longtemps que prévu.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>J’ai mes notes</hero>, [dit|a dit] {hero}, une main sur le sac, et de l’autre {hero_il} [empoigna|a empoigné] {part_def}. Les autres avaient des mains, et pas de notes.',
          ],
          warm: [
            '<hero>Reposez-vous, c’est presque fait</hero>, [dit|a dit] {hero} à tout le monde, avec bonté, et [serra|a serré] son sac un peu plus fort en soulevant {part_def}.',
          ],
          clever: [
            '{hero_subj} savait par quel bout prendre {part_def} : c’était page trois. {hero_subj} lisait la page trois derrière le sac, et [oublia|a oublié] la quatre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le magicien qui ne dit pas son truc, le sac sous la cape, devant {part_def}. Le truc était lourd.',
          ],
        },
        fails: [
          'On [proposa|a proposé] une idée. <hero>Pas mal</hero>, [dit|a dit] {hero}. <hero>J’y avais pensé.</hero>',
        ],
        again: ['{hero_subj} [reprit|a repris] au début, en tournant les pages avec le menton.'],
        noticing: [
          '{companion} dessinait sur son genou, au stylo, pour passer le temps. C’était un rond, trois traits et une flèche. {hero_subj} avait déjà vu ce dessin, un soir de juin, sur une nappe. Les notes commençaient là.',
        ],
        deed: [
          '{hero_subj} [vida|a vidé] le sac sur la table, feuille après feuille. Sur la fiche d’inscription, au-dessus de son nom, {hero_il} [écrivit|a écrit] celui de {companion}. Puis {hero_il} [poussa|a poussé] le tout vers les autres, et [lâcha|a lâché] {part_def}.',
        ],
        answer: ['Chacun [prit|a pris] une page, et, avec la page, un endroit où mettre les mains.'],
        echo: [
          '<companion>On m’a demandé d’où venait l’idée</companion>, [dit|a dit] {companion}. <hero>Et alors ?</hero> <companion>D’une nappe.</companion>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Je m’en sors</hero>, [dit|a dit] {hero}, et {hero_il} [insista|a insisté] du côté {de_part}. Les notes restaient au fond du sac.',
          ],
          warm: [
            '{hero_subj} [complimenta|a complimenté] longuement ce qu’on faisait du côté {de_part}, et [garda|a gardé] les notes contre son cœur.',
          ],
          clever: [
            '{hero_subj} [exposa|a exposé] le projet devant {part_def} sans en citer la source. Le passage sur l’idée de départ était très clair.',
          ],
          playful: [
            '{hero_subj} [remercia|a remercié], devant {part_def}, son public, sa mère et son chat. Il manquait quelqu’un.',
          ],
        },
        fails: [
          '{hero_subj} [répéta|a répété] <hero>mon idée</hero> en levant la voix, au cas où on aurait mal entendu. On avait bien entendu.',
        ],
        again: [
          '{hero_subj} [relança|a relancé], avec une nouvelle page de titre. Le nom y était seul, et en gras.',
        ],
        noticing: [
          '{hero_subj} [rouvrit|a rouvert] ses notes. En haut de la première page, il y avait un petit dessin. Ce n’était pas la main de {hero} qui l’avait fait.',
        ],
        deed: [
          '{hero_subj} [étala|a étalé] les notes devant {part_def} et [prit|a pris] un stylo à encre. Au-dessus de son nom, {hero_il} en [écrivit|a écrit] un autre, en entier.',
        ],
        answer: [
          'L’encre [mit|a mis] du temps à sécher. Du côté {de_part}, quelqu’un [se racla|s’est raclé] la gorge.',
        ],
        echo: [
          '<hero>Deuxième</hero>, [lut|a lu] {hero} sur l’affiche. <companion>Par ordre alphabétique aussi</companion>, [dit|a dit] {companion}. C’était faux, et c’était bien dit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>C’est moi qui ai tout trouvé</hero>, [dit|a dit] {hero} à {part_def}, fort, et {hero_il} [garda|a gardé] la chemise cartonnée contre son ventre.',
          ],
          warm: [
            '{hero_subj} [couvrit|a couvert] {part_def} de compliments. Un seul nom manquait aux remerciements, et c’était le premier.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] à {part_def} que l’idée était dans l’air, et que l’air n’est à personne. C’était un air très précis, celui d’un mardi.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] devant {part_def} un discours d’Oscar. <hero>Je remercie mon lit, qui m’a tant appris.</hero> Du côté {de_part}, rien.',
          ],
        },
        fails: [
          '<hero>Mon projet</hero>, [répéta|a répété] {hero}. Le mot « mon » faisait chaque fois un petit bruit.',
        ],
        again: ['{hero_subj} [souligna|a souligné] « mon » en rouge, pour l’affiche.'],
        noticing: [
          '{hero_subj} [ouvrit|a ouvert] la chemise pour vérifier une date. La première feuille n’était pas de sa main. Il y avait un pâté, en haut à gauche, en forme de canard, et {hero} se rappelait qui avait ri.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] la feuille au canard sur le dessus, devant {part_def}. À la place de l’auteur, {hero_il} [écrivit|a écrit], à l’encre, un autre nom avant le sien.',
        ],
        answer: [
          'On [entendit|a entendu] gratter la plume, jusqu’au point. Du côté {de_part}, on [demanda|a demandé] le stylo.',
        ],
        echo: [
          '<companion>C’était pas un pâté</companion>, [dit|a dit] {companion} en voyant l’affiche. <companion>C’était déjà un canard.</companion>',
        ],
      },
    ],
  },
  halfMySlot: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait réservé tout l’après-midi. Le casque sur les oreilles, {hero_il} [attaqua|a attaqué] {part_def}, sans pause.',
          ],
          warm: [
            '{hero_subj} voulait en avoir fini au plus vite, pour les autres aussi. {hero_subj} [reprit|a repris] {part_def} encore une fois, en s’excusant de la main.',
          ],
          clever: [
            '{hero_subj} avait un planning par quarts d’heure, tous à son nom. Au troisième, {part_def} suivait encore.',
          ],
          playful: [
            '{hero_subj} [mit|a mis] un morceau très rapide dans son casque et [travailla|a travaillé] {part_def} au même tempo. Le refrain était dangereux.',
          ],
        },
        fails: [
          'Plus {hero} allait vite, moins c’était bien. {hero_subj} [recommença|a recommencé] la même chose, plus vite.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] la pause, puis la relecture, puis une étape dont {hero_il} ne voyait pas l’utilité.',
        ],
        noticing: [
          '{hero_subj} [chercha|a cherché] un crayon et [leva|a levé] les yeux. Le long du mur, des gens étaient assis sur leurs sacs. Ils regardaient l’heure, et ils étaient polis.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] la feuille des réservations et [barra|a barré] la moitié de ses heures. Dessous, {hero_il} [écrivit|a écrit] leurs noms.',
        ],
        answer: ['Pendant toute la moitié donnée, personne [ne toucha|n’a touché] à {part_def}.'],
        echo: [
          'Il [manqua|a manqué] une heure à {hero} pour sa partie. <companion>On l’entend</companion>, [dit|a dit] {companion}. <companion>Mais c’est la partie qu’on siffle.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            'De deux à six, c’était écrit {hero}, partout. {hero_subj} [monta|a monté] le son dans ses écouteurs et [reprit|a repris] {part_def} pour la neuvième fois.',
          ],
          warm: [
            '<hero>Je me dépêche, pour vous</hero>, [dit|a dit] {hero} sans se retourner, et {hero_il} [recommença|a recommencé] {part_def}, de plus en plus vite.',
          ],
          clever: [
            'Quatre heures divisées par neuf essais : le rythme était bon. {hero_subj} [passa|est passé{hero_e}] au dixième, sur {part_def}, sans laisser refroidir le neuvième.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la course contre la montre, avec {part_def} au volant. C’est {part_def} qui [demanda|a demandé] un arrêt.',
          ],
        },
        fails: [
          'Le dixième était moins bon que le quatrième. {hero_subj} [attaqua|a attaqué] le onzième, pour l’effacer.',
        ],
        again: ['Onze, douze. Il y avait de la buée sur les vitres.'],
        noticing: [
          'Un câble [se débrancha|s’est débranché], et le silence [entra|est entré]. Il y avait des respirations dedans. Le long du mur, six personnes, six étuis fermés, et personne ne jouait avec son téléphone, par politesse.',
        ],
        deed: [
          '{hero_subj} [décrocha|a décroché] la feuille. De quatre à six, {hero_il} [barra|a barré] son nom, et [écrivit|a écrit] les leurs, un par un, en demandant comment cela s’écrit.',
        ],
        answer: [
          'Les six [ouvrirent|ont ouvert] leurs étuis dans un coin, et personne [ne toucha|n’a touché] à {part_def}. C’est ce qu’il fallait.',
        ],
        echo: [
          '<companion>Il te manque deux heures</companion>, [dit|a dit] {companion}. <hero>Ça s’entend ?</hero> <companion>Un peu, vers la fin. C’est là qu’on écoute.</companion>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait la place pour l’après-midi entier et un casque. {hero_subj} [s’attaqua|s’est attaqué{hero_e}] {a_part} sans regarder qui attendait.',
          ],
          warm: [
            '{hero_subj} [fit|a fait] signe que ce ne serait plus long, avec le sourire, et [poussa|a poussé] {part_def} encore un peu, seul{hero_e}.',
          ],
          clever: [
            '{hero_subj} [nota|a noté] ses essais contre {part_def} par tranches de dix minutes. Les neuf tranches étaient à son nom.',
          ],
          playful: [
            '{hero_subj} [s’encouragea|s’est encouragé{hero_e}] à deux voix, l’entraîneur et le champion. Le champion [poussa|a poussé] {part_def} d’un demi-centimètre.',
          ],
        },
        fails: [
          '{hero_subj} [monta|a monté] le son et [poussa|a poussé] au même endroit, un peu plus tard et un peu plus mal.',
        ],
        again: ['{hero_subj} [poussa|a poussé] sur le refrain. Le refrain était très beau.'],
        noticing: [
          'La chanson [se termina|s’est terminée]. {hero_subj} [se retourna|s’est retourné{hero_e}] pour chercher un chiffon. Ils étaient quatre, assis sur leurs sacs, et tenaient des téléphones éteints.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] la feuille, [barra|a barré] la moitié de ses heures, et [écrivit|a écrit] dessous les quatre noms.',
        ],
        answer: [
          'Ils [se levèrent|se sont levés]. Cela faisait dix bras autour {de_part}, dont huit reposés.',
        ],
        echo: [
          'Des heures de {hero}, il [resta|est resté] la moitié, celle du soir, où la lumière est mauvaise. {companion} [apporta|a apporté] une lampe.',
        ],
      },
      {
        firstTry: {
          bold: [
            'La clé, l’après-midi, la place : tout était à {hero} jusqu’à six heures. {hero_subj} [poussa|a poussé] {part_def}, la musique dans les oreilles.',
          ],
          warm: [
            '{hero_subj} [leva|a levé] le pouce vers la porte, d’un air encourageant, et [poussa|a poussé] {part_def} de plus belle, {hero_g, select, m {seul} other {seule}}.',
          ],
          clever: [
            'Cinq centimètres par quart d’heure, [mesura|a mesuré] {hero}. À six heures, {part_def} serait au tiers. Le tiers de quoi, on verrait.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] le bruit d’un moteur contre {part_def}, avec les vitesses. On [ne passa pas|n’a pas passé] la seconde.',
          ],
        },
        fails: [
          '{hero_subj} [changea|a changé] de chanson. Le poids, lui, [resta|est resté] sur la première.',
        ],
        again: ['{hero_subj} [poussa|a poussé] assis{hero_e}, le dos contre. C’était surtout s’asseoir.'],
        noticing: [
          'La porte [grinça|a grincé]. {hero_subj} [ôta|a ôté] un écouteur. Ils étaient quatre dans le couloir, avec des gants de travail, qui regardaient une feuille où il n’y avait qu’un nom.',
        ],
        deed: [
          '<hero>De quatre à six, c’est à vous</hero>, [dit|a dit] {hero}, et {hero_il} [barra|a barré] deux heures, et [écrivit|a écrit] dessous quatre prénoms.',
        ],
        answer: [
          'On [enfila|a enfilé] les gants. Avec huit mains de plus du même côté, {part_def} [changea|a changé] d’avis.',
        ],
        echo: [
          '{hero_subj} [finit|a fini] sa part à la lampe de poche. <companion>Tu avais le soleil, avant</companion>, [dit|a dit] {companion}. <hero>Je l’ai eu</hero>, [dit|a dit] {hero}. <hero>Il était dans mes yeux.</hero>',
        ],
      },
    ],
  },
};
