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
        fails: ['Chaque fois qu’il fallait tenir des deux côtés, une main [retourna|est retournée] au pain.'],
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
    ],
  },
};
