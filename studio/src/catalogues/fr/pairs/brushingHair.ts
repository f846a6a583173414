import type { LessonPairs } from '../../schema.ts';

export const brushingHair: LessonPairs = {
  tipsFirst: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] le peigne. Puis {hero_il} [tira|a tiré] par le haut, d’un coup, dans {part_def} comme dans ses propres boucles. Vite fini.',
          ],
          warm: [
            '<hero>Ça ne fait pas mal</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [tira|a tiré] le peigne de tout en haut, avec un sourire qui se crispait.',
          ],
          clever: [
            'Le plus dur d’abord, c’est efficace. {hero_subj} [planta|a planté] le peigne tout en haut {de_part}, et [tira|a tiré].',
          ],
          playful: [
            '<hero>Terminus, tout le monde descend !</hero> {hero_subj} [lança|a lancé] le peigne du haut {de_part}, comme un train sans freins.',
          ],
        },
        fails: [
          'Le peigne [accrocha|a accroché]. Chaque coup [poussa|a poussé] tous les tours dans le même.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] sur le sien, pour comparer. Aïe. Et puis sur celui-là. Le peigne [perdit|a perdu] une dent.',
        ],
        refrain: ['D’en haut, aïe. D’en haut, aïe.'],
        turned: ['Les pointes. Un peu plus haut. Les pointes.'],
        noticing: [
          'Ses doigts [descendirent|sont descendus] jusqu’en bas. Là, tout était souple et tranquille. Ce n’était dur que là où {hero} avait tiré.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] une main au-dessus du nœud. De l’autre, {hero_il} [passa|a passé] le peigne dans les dernières pointes {de_part}, à petits coups. Puis un peu plus haut.',
        ],
        answer: [
          'Avec une main dessus, rien ne tirait. La boucle du bas [se coucha|s’est couchée], puis la suivante.',
        ],
        echo: [
          'Le soir, le peigne est passé partout, en commençant par les pointes. <companion>Et la dent ?</companion> [demanda|a demandé] {companion}. Elle y était.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [attaqua|a attaqué] {part_def} par en haut, comme ses propres cheveux chaque matin : un, deux, crac.',
          ],
          warm: [
            '<hero>C’est pour ton bien</hero>, [dit|a dit] {hero} {a_part}, et [tira|a tiré] par le haut, les yeux fermés à sa place.',
          ],
          clever: [
            '{hero_subj} [divisa|a divisé] {part_def} en trois grands coups. Au premier, il en fallait déjà quatre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le râteau, un coup dans sa frange, un coup dans {part_def}. Il n’y avait pas tant de feuilles.',
          ],
        },
        fails: [
          'Les nœuds [descendirent|sont descendus] à la rencontre des nœuds. En bas, ils [se serrèrent|se sont serrés] la main.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] et [dit|a dit] aïe. {hero_subj} [tira|a tiré] encore et [dit|a dit] un mot plus long.',
        ],
        refrain: ['Gros coup. Aïe. Gros coup. Aïe.'],
        turned: ['Petit coup. Rien. Petit coup. Rien.'],
        noticing: [
          'Le peigne était resté en l’air. Les doigts de {hero}, en attendant, jouaient avec le tout dernier bout. Il se laissait faire. Plus haut aussi, un peu.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] {part_def} en main au-dessus du nœud, pour qu’{part_il} ne sente rien. Avec le peigne, tout en bas, {hero_il} [fit|a fait] trois petits coups. Puis trois autres, juste au-dessus.',
        ],
        answer: [
          'Chaque nœud en attendait un autre, plus bas, pour s’en aller. Le dernier [partit|est parti] le premier.',
        ],
        echo: [
          '{companion} avait un nœud le lendemain. <hero>Par le bout</hero>, [dit|a dit] {hero}. <companion>Je sais</companion>, [dit|a dit] {companion}. <companion>C’est mon bout.</companion>',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [arracha|a arraché] d’abord ses propres nœuds. Puis le peigne [racla|a raclé] {part_def}, de haut en bas, pour que ce soit fini.',
          ],
          warm: [
            '<hero>Vite fait, ça ne fera pas mal</hero>, [dit|a dit] {hero} {a_part}. Le peigne [entra|est entré] d’un coup, tout en haut.',
          ],
          clever: [
            'Le nœud est en haut, donc on commence en haut, pensait {hero}. Le peigne [entra|est entré] dans {part_def} tout droit, et [se coinça|s’est coincé].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le râteau géant, dans ses nœuds d’abord, puis dans {part_def}. Le râteau [resta|est resté] dedans.',
          ],
        },
        fails: ['De haut en bas, d’un seul coup, aïe. Tout ce que le peigne poussait s’entassait au fond.'],
        again: [
          '{hero_subj} [tira|a tiré] le peigne à deux mains. Il y [eut|a eu] un crac, et le peigne [eut|a eu] une dent de moins.',
        ],
        refrain: ['En haut, aïe. En haut, aïe.'],
        turned: ['Le bout. Le bout. Un peu plus haut.'],
        noticing: [
          'Le bout des doigts [descendit|est descendu], tout seul, là où cela finissait. En bas, rien ne tirait. Tout ce qui faisait mal était en haut, là où {hero} avait arraché.',
        ],
        deed: [
          '{hero_subj} [tint|a tenu] le haut d’une main. De l’autre, {hero_il} [peigna|a peigné] le bout, à plat, à petits coups, au bord {de_part}.',
        ],
        answer: ['Chaque petit coup ramenait un petit peu. Le peigne n’en demandait jamais plus.'],
        echo: [
          'Le soir, il [resta|est resté] un seul nœud. <companion>On le garde ?</companion> [demanda|a demandé] {companion}. <hero>Il commence par le bout</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Crac, le peigne dans ses propres mèches, et crac, le même peigne dans {part_def}, tout en haut. {hero_subj} n’avait pas que cela à faire.',
          ],
          warm: [
            '<hero>Ça va aller vite, mon grand</hero>, [dit|a dit] {hero} {a_part}. Cela [alla|est allé] vite jusqu’au premier nœud.',
          ],
          clever: [
            'D’un trait, de haut en bas, c’est le plus court chemin, pensait {hero}. Le peigne [prit|a pris] le plus court chemin dans {part_def}, et [s’y coinça|s’y est coincé].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la tondeuse, brr, dans ses cheveux puis dans {part_def}. La tondeuse [cala|a calé] deux fois.',
          ],
        },
        fails: [
          'Tout ce qu’on tirait du haut se tassait en bas. {hero_subj} [tira|a tiré] plus haut encore.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] avec le pied contre le mur. Le peigne [sortit|est sorti], et {hero} aussi.',
        ],
        refrain: ['Crac d’en haut. Aïe. Crac d’en haut.'],
        turned: ['Petit bout. Petit bout. Et ça sort.'],
        noticing: [
          '{hero_subj} [lâcha|a lâché] le manche, et les doigts [glissèrent|ont glissé] tout en bas, pour voir. Là, pas un nœud. C’était souple comme la queue d’un chat, et cela commençait là.',
        ],
        deed: [
          'Une main en haut, pour que rien ne tire. L’autre, avec le peigne, [commença|a commencé] par le dernier bout, à plat, au bord {de_part}. Puis un doigt plus haut. Puis un doigt.',
        ],
        answer: ['Cela venait par petits bouts, comme viennent les choses qu’on ne force pas.'],
        echo: [
          '<hero>Aïe</hero>, [dit|a dit] {hero}, le soir. <companion>Je n’ai pas commencé</companion>, [dit|a dit] {companion}. <hero>Je sais. Je le dis pendant que ça ne fait pas mal.</hero>',
        ],
      },
    ],
  },
  clipSetFree: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se pencha|s’est penché{hero_e}] sur {part_def} et [secoua|a secoué]. Sa barrette pendait, et elle [resta|est restée] prise dedans. Aïe. {hero_subj} [secoua|a secoué] encore.',
          ],
          warm: [
            '<hero>N’aie pas peur, je suis là</hero>, [dit|a dit] {hero} {a_part}, de tout près. Sa barrette [s’accrocha|s’est accrochée].',
          ],
          clever: [
            '{hero_subj} [regarda|a regardé] {part_def} de tout près, pour comprendre. De si près, sa barrette qui pendait [comprit|a compris] la première, et [resta|est restée].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le ouistiti, la tête en bas, devant {part_def}. La barrette du ouistiti [se prit|s’est prise] dans ce qu’il ouvrait.',
          ],
        },
        fails: ['D’un coup de tête, cela ne s’ouvrait pas, et la tête non plus ne s’ouvrait pas. Aïe.'],
        again: ['Encore un coup de tête. Maintenant, {hero} et cela se connaissaient de près.'],
        refrain: ['Coup de tête. Aïe. Coup de tête. Clac.'],
        turned: ['Peigne. Tresse. Et barrette.'],
        noticing: [
          'Une chose froide se balançait contre sa joue. C’était la barrette. Elle pendait par un fil et ne tenait plus rien du tout.',
        ],
        deed: [
          '{hero_subj} [se dégagea|s’est dégagé{hero_e}], [passa|a passé] le peigne et [attacha|a attaché] tout derrière. La barrette était libre. {hero_il} l’[accrocha|a accrochée] à côté {de_part}, doucement.',
        ],
        answer: [
          'Elle était juste assez mince, et juste assez forte. Elle [souleva|a soulevé] d’un cheveu ce qu’il y avait à soulever.',
        ],
        echo: [
          '<companion>Tu n’as plus de barrette</companion>, [dit|a dit] {companion}. <hero>Elle a trouvé du travail</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [colla|a collé] l’œil à {part_def}, les cheveux devant. La pince pendait, et elle [mordit|a mordu] dans {part_def}. {hero_subj} [tira|a tiré] la tête, et aïe.',
          ],
          warm: [
            '<hero>Je regarde juste comment tu vas</hero>, [dit|a dit] {hero} {a_part}. La pince, elle, ne regardait pas, elle mordait.',
          ],
          clever: [
            'Il suffit de tirer d’un coup, comme un pansement, [calcula|a calculé] {hero}. {part_def} [garda|a gardé] six cheveux.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la chèvre qui broute, la tête dans {part_def}, et la pince [brouta|a brouté] aussi.',
          ],
        },
        fails: ['Tête en arrière, aïe. Tête en avant, crac. Et la pince riait de toutes ses dents.'],
        again: [
          '{hero_subj} [souffla|a soufflé] sur la mèche. Elle [revint|est revenue] par l’autre côté, avec une copine.',
        ],
        refrain: ['Tire. Aïe. Tire. Aïe. Crac.'],
        turned: ['Peigne. Tresse. La pince, ici. Clic.'],
        noticing: [
          'Toc, toc, contre la tempe. {hero_subj} [loucha|a louché]. Une pince froide se balançait là, au bout de deux cheveux, les mâchoires ouvertes, et ne tenait rien du tout. C’était une pince sans métier.',
        ],
        deed: [
          '{hero_subj} [se redressa|s’est redressé{hero_e}], [démêla|a démêlé], [tressa|a tressé] tout bien serré dans le dos. La pince [resta|est restée] dans sa main. {hero_subj} [la glissa|l’a glissée] près {de_part}, à l’endroit où il manquait justement des dents.',
        ],
        answer: ['Elle [mordit|a mordu] une seule fois, et là où il fallait.'],
        echo: [
          '<companion>Comment ça tient, sans pince ?</companion> [demanda|a demandé] {companion}, la tresse dans la main. <hero>Par le bout</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se pencha|s’est penché{hero_e}] sur {part_def}, et ce qui pendait de sa tête [se prit|s’est pris] dans la cassure. Aïe. {hero_subj} [tira|a tiré] la tête en arrière.',
          ],
          warm: [
            '<hero>Voilà, voilà</hero>, [dit|a dit] {hero} en couvrant {part_def}, et la barrette qui pendait [se coinça|s’est coincée] dedans.',
          ],
          clever: [
            'De près, on répare mieux. {hero_subj} [approcha|a approché] son nez de {part_def}, et la barrette [approcha|a approché] avec.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le saule pleureur au-dessus {de_part}. Une branche, avec une barrette au bout, [se prit|s’est prise] dans la fente.',
          ],
        },
        fails: [
          'Pour se libérer, {hero} [secoua|a secoué] la tête. Ce qui tenait encore ne tenait plus que par là.',
        ],
        again: ['{hero_subj} [secoua|a secoué] de l’autre côté. Aïe, aussi, de l’autre côté.'],
        refrain: ['La tête, aïe. La tête, crac.'],
        turned: ['Peigne. Attache. Clic, et clic.'],
        noticing: [
          'Un petit froid [toucha|a touché] sa joue, puis [s’en alla|s’en est allé], puis [revint|est revenu]. C’était la barrette. Elle pendait là et ne servait à rien.',
        ],
        deed: [
          '{hero_subj} [se peigna|s’est peigné{hero_e}] et [attacha|a attaché] tout en arrière. La barrette, ainsi libre, {hero} [la posa|l’a posée] sur les deux bords {de_part}. Clic.',
        ],
        answer: ['Tenir deux côtés ensemble.'],
        echo: [
          '<companion>Elle te manque ?</companion> [demanda|a demandé] {companion}. Un courant d’air [répondit|a répondu] pour {hero}, en plein front.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Le nez sur {part_def}, {hero} [secoua|a secoué] la tête. La pince, qui pendait, [mordit|a mordu] dans la fente et n’en voulait plus sortir.',
          ],
          warm: [
            '<hero>Laisse-moi voir de tout près</hero>, [dit|a dit] {hero} à {part_def}. Toute une mèche [voulut|a voulu] voir aussi, et y [resta|est restée].',
          ],
          clever: [
            '{hero_subj} [examina|a examiné] {part_def} à la distance d’un cil. À cette distance, on examine aussi avec les cheveux.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la vache qui broute au-dessus {de_part}. Une mèche et sa pince [broutèrent|ont brouté] pour de bon.',
          ],
        },
        fails: [
          '<hero>Aïe.</hero> {hero_subj} [tira|a tiré] d’un coup. Il [vint|est venu] trois cheveux, et pas la pince.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] dans l’autre sens. Il [vint|est venu] trois autres cheveux, pour l’équilibre.',
        ],
        refrain: ['Cric, ça tire. Aïe, ça tire.'],
        turned: ['Peigne, pince. Et clic.'],
        noticing: [
          'Toc, [fit|a fait] une chose contre son oreille. Toc. C’était la pince, au bout d’un cheveu. Elle ouvrait la bouche et ne mordait plus rien. Un si petit crocodile, et sans travail.',
        ],
        deed: [
          '{hero_subj} [se redressa|s’est redressé{hero_e}], [démêla|a démêlé] toute la mèche, et [l’attacha|l’a attachée] loin derrière. Le crocodile était libre. {hero_subj} [le fit mordre|l’a fait mordre] sur les deux bords {de_part}.',
        ],
        answer: ['Clac. Il avait de bonnes dents, et de quoi serrer. Il ne demandait que cela.'],
        echo: [
          '<companion>Et tes cheveux ?</companion> [demanda|a demandé] {companion}. <hero>Ils ont un élastique</hero>, [dit|a dit] {hero}. <hero>Lui, il a un métier.</hero>',
        ],
      },
    ],
  },
  curtainAside: {
    dark: [
      {
        firstTry: {
          bold: [
            'Tout ce que {hero} avait sur la tête pendait devant son nez, comme un rideau. {hero_subj} [souffla|a soufflé] dessus et [fonça|a foncé] dans {part_def}, la tête la première. Boum.',
          ],
          warm: [
            '{hero_subj} [garda|a gardé] le rideau devant ses yeux, pour n’effrayer rien ni personne. Puis {hero_il} [entra|est entré{hero_e}] à petits pas dans {part_def}. Boum, tout petit.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] qu’on voit assez bien entre deux mèches, ou deux plumes. {hero_il} [calcula|a calculé], et [cogna|a cogné] {part_def} au milieu du calcul.',
          ],
          playful: [
            '<hero>Le fantôme à la frange !</hero> {hero_subj} [souffla|a soufflé], <hero>hou</hero>, et [fonça|a foncé] dans {part_def}. Le fantôme [fit|a fait] aïe.',
          ],
        },
        fails: [
          'Le rideau [retomba|est retombé]. {hero_subj} [souffla|a soufflé], [fonça|a foncé], et [salua|a salué] un mur.',
        ],
        again: [
          '{hero_subj} [souffla|a soufflé] si fort que le rideau [se leva|s’est levé], et [retomba|est retombé] avec de la poussière dessus.',
        ],
        refrain: ['Pfou, j’y vais. Boum. Pfou, boum.'],
        turned: ['Peigne. De côté. Deux yeux.'],
        noticing: [
          'Le monde entier avait des rayures. {hero_subj} en [souleva|a soulevé] une, d’un doigt. Derrière, il y avait la largeur d’un œil, et là, pas de rayures.',
        ],
        deed: [
          '{hero_subj} [sortit|a sorti] le peigne et [peigna|a peigné] tout le rideau, d’un seul côté. Puis {hero_il} [cala|a calé] la pince derrière l’oreille et [regarda|a regardé] {part_def}.',
        ],
        answer: [
          'La moitié du noir, c’était le rideau. Deux yeux [s’ouvrirent|se sont ouverts] sur le reste.',
        ],
        echo: [
          '<companion>Tu as les yeux de quelle couleur, au fond ?</companion> [demanda|a demandé] {companion}. Personne n’avait encore pu vérifier.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Les cheveux dans les yeux, {hero_subj} [chargea|a chargé] {part_def} comme un petit poney. Les poneys freinent mieux.',
          ],
          warm: [
            '<hero>Je te vois presque</hero>, [dit|a dit] {hero} à {companion}, qui était de l’autre côté. {hero_subj} [entra|est entré{hero_e}] dans {part_def} derrière sa frange, à petits coups de nez.',
          ],
          clever: [
            'Si {part_def} est noir{part_e} et la frange aussi, raisonnait {hero}, cela ne change rien. Et {hero_il} [entra|est entré{hero_e}] sans la lever.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le yéti, les cheveux jusqu’au menton, et [se dandina|s’est dandiné{hero_e}] dans {part_def}. Le yéti [rencontra|a rencontré] un coin.',
          ],
        },
        fails: [
          'Une mèche [entra|est entrée] dans la bouche. {hero_subj} [la recracha|l’a recrachée], [fonça|a foncé] encore, et cela [fit|a fait] toc.',
        ],
        again: [
          '{hero_subj} [secoua|a secoué] la tête comme un chien mouillé. Les cheveux [firent|ont fait] le tour et [revinrent|sont revenus] par le devant.',
        ],
        refrain: ['Frange, toc. Frange, toc. Encore toc.'],
        turned: ['D’un côté. Bien. Et je vois.'],
        noticing: [
          '{hero_subj} [chassa|a chassées] une mèche, d’un doigt, pour se frotter le nez. Un morceau du monde [apparut|est apparu], très net, pas plus large que le doigt.',
        ],
        deed: [
          'Le peigne [passa|est passé] du front à l’oreille, lentement, jusqu’à la dernière mèche. {hero_subj} [mit|a mis] la pince, [ouvrit|a ouvert] les deux yeux, et [se tourna|s’est tourné{hero_e}] vers {part_def}.',
        ],
        answer: [
          'La nuit de devant était partie d’un seul coup de peigne. Pour l’autre, il suffisait de regarder.',
        ],
        echo: [
          '<companion>Tu as un front</companion>, [dit|a dit] {companion} avec surprise. {hero_subj} [le toucha|l’a touché]. Il était là depuis le début.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [souffla|a soufflé] sur la frange qui pendait devant son nez, comme un rideau. Puis {hero_il} [alla|est allé{hero_e}] droit sur {part_def}. On ne voyait pas qui venait.',
          ],
          warm: [
            '<hero>N’aie pas peur</hero>, [dit|a dit] une voix à {part_def}, derrière une frange tirée comme un rideau. Le rideau [avança|a avancé].',
          ],
          clever: [
            'Si l’on ne me voit pas, on n’a pas peur de moi, se disait {hero}. La frange baissée comme un rideau, {hero_il} [s’approcha|s’est approché{hero_e}] de {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le monstre gentil, la frange en rideau sur le nez : <hero>Devine qui c’est.</hero> {part_def} [ne voulut pas|n’a pas voulu] deviner.',
          ],
        },
        fails: ['Une tête sans visage, cela n’est pas rassurant, même quand cela dit bonjour.'],
        again: [
          '<hero>Mais c’est moi</hero>, [dit|a dit] le rideau, plus près, en soufflant. On ne savait toujours pas où étaient les yeux.',
        ],
        refrain: ['Pfou, c’est moi. Qui ça ? Pfou.'],
        turned: ['Peigne. Un œil. Deux yeux. Moi.'],
        noticing: [
          'Tout était à rayures, même {companion}. {hero_subj} [leva|a levé] une rayure avec un doigt. Là derrière, d’un coup, {companion} avait deux yeux, et ils {hero_le} regardaient.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}], pas trop près {de_part}, et [peigna|a peigné] le rideau, tout d’un côté. La pince [alla|est allée] derrière l’oreille.',
        ],
        answer: [
          'Il y avait maintenant quelqu’un : deux yeux, un nez, et le tout restait assis. {part_def} [compara|a comparé] avec les siens.',
        ],
        echo: [
          'Au réveil, le rideau était retombé. <companion>Qui est là ?</companion> [demanda|a demandé] {companion}. Un doigt [souleva|a soulevé] une rayure : <hero>Devine.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [s’approcha|s’est approché{hero_e}] {de_part}, une frange devant les yeux, et [souffla|a soufflé] dessus à chaque pas. On aurait dit une serpillière avec des pieds.',
          ],
          warm: [
            '<hero>Tu n’as rien à craindre</hero>, [dit|a dit] une frange à {part_def}, d’une voix gentille. On ne sait jamais, avec une frange.',
          ],
          clever: [
            'Si l’on ne voit pas mes yeux, [pensa|a pensé] {hero}, on ne se sent pas regardé. {hero_subj} [avança|a avancé] toute sa frange vers {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] pour {part_def} le chien berger, oua, tout en poils. Cela n’arrangeait rien.',
          ],
        },
        fails: [
          'Un souffle : un œil. Pas de souffle : plus d’œil. En face, on n’aimait pas les visages qui clignotent.',
        ],
        again: [
          '{hero_subj} [secoua|a secoué] la tête. La frange [fit|a fait] le tour, et [se rabattit|s’est rabattue] de l’autre côté, encore plus longue.',
        ],
        refrain: ['Pfou. Un œil. Plus d’œil. Parti.'],
        turned: ['Un peigne. Un front. Bonjour. Deux yeux.'],
        noticing: [
          '{hero_subj} [souleva|a soulevé] une mèche, du petit doigt. D’un seul coup, il y avait un monde, avec quelqu’un dedans, tout petit, qui essayait de voir à travers cette frange, lui aussi.',
        ],
        deed: [
          'Un genou à terre, pas trop près {de_part}, {hero_subj} [peigna|a peigné] la frange vers l’oreille, toute, et [la pinça|l’a pincée]. Puis {hero_il} [laissa|a laissé] les yeux là où ils sont.',
        ],
        answer: [
          'Des yeux bruns, ou bleus, qui ne bougent pas, on peut aller les voir. C’est loin, mais on peut.',
        ],
        echo: [
          'Sur la photo de classe, {hero} a enfin un visage. <companion>C’est qui, ça ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
    ],
  },
  lengthOfASong: {
    needsTime: [
      {
        firstTry: {
          bold: [
            'À moitié peigné{hero_e}, {hero} [sauta|a sauté] voir {part_def}. {companion} [suivit|a suivi], avec le peigne, en sautant aussi.',
          ],
          warm: [
            '<hero>Attends, je reviens</hero>, [dit|a dit] {hero} à {companion}. Puis {hero_il} [courut|a couru] caresser {part_def}, le peigne planté en haut.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] que, peigné{hero_e} à moitié, on peut déjà vérifier {part_def}. Une vérification par coup de peigne.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la sauterelle : un coup de peigne, un saut chez {part_def}. Le peigne sautait derrière.',
          ],
        },
        fails: [
          'Un saut, un doigt. Encore un saut, encore un doigt. Le peigne ne savait plus où il en était, et le reste non plus.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] pendant le coup de peigne. Il [resta|est resté] un peigne en l’air, avec {companion} au bout.',
        ],
        refrain: ['Un coup, hop. Un coup, hop. Raté.'],
        turned: ['Assis. Un coup. La, la. Un coup.'],
        noticing: [
          'Le peigne était resté pris, là-haut. Il remuait comme une queue. Chaque fois que {hero} tenait bon le temps d’un souffle, il cessait.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}], les mains croisées sur les genoux, le dos à {part_def}. Pendant une chanson entière, {hero_il} [ne bougea pas|n’a pas bougé], et {companion} [peigna|a peigné].',
        ],
        answer: [
          'Une tête à peigner, une chose lente : pour les deux, c’était la même chanson. Elle [dura|a duré] ce qu’elle dure.',
        ],
        echo: [
          '<companion>Il y en a encore un, derrière l’oreille</companion>, [dit|a dit] {companion}. <hero>Alors encore un couplet</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Aïe, attends, je regarde</hero>, [dit|a dit] {hero}, et [sauta|a sauté] du tabouret vers {part_def}, avec le peigne, et avec {companion}.',
          ],
          warm: [
            '<hero>Ça pousse ? Ça vient ? Je t’aime bien</hero>, [dit|a dit] {hero} {a_part}, entre deux coups de peigne, avec un doigt chaque fois.',
          ],
          clever: [
            'Deux choses lentes, autant les faire en même temps, [calcula|a calculé] {hero} : un coup de peigne, un coup d’œil à {part_def}.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au kangourou peigné. Le kangourou [tâta|a tâté] {part_def} à chaque bond.',
          ],
        },
        fails: ['Un bond pour voir. Un nœud de plus. Encore un bond, encore un nœud.'],
        again: ['Le peigne [partit|est parti] au vol et [atterrit|a atterri] dans la confiture.'],
        refrain: ['Un coup. Hop. Tâte. Un coup. Hop.'],
        turned: ['Un coup. Un couplet. Un coup. Mmm.'],
        noticing: [
          '{hero_subj} [tint|a tenu] une seconde, à cause d’un éternuement qui ne venait pas. Pendant cette seconde, rien ne tirait sur la tête, et rien ne bougeait là-bas non plus. Puis l’éternuement [vint|est venu], et tout [repartit|est reparti].',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] de travers, le dos {a_part}, et [donna|a donné] la tête à {companion}. Les mains dans les mains, jusqu’à la fin d’une chanson entière, sans y aller voir.',
        ],
        answer: [
          'Une chanson, c’est long, quand on a une tête qui dure. C’est exactement aussi long qu’il faut.',
        ],
        echo: [
          '<companion>Fini</companion>, [dit|a dit] {companion}. <hero>Déjà ?</hero> [dit|a dit] {hero}, et [resta|est resté{hero_e}] assis{hero_e}. Il y [eut|a eu] un couplet pour rien.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            'À moitié peigné{hero_e}, {hero} [sauta|a sauté] secouer {part_def}. {companion} [suivit|a suivi], le peigne en l’air.',
          ],
          warm: [
            '<hero>Je regarde seulement, dors</hero>, [dit|a dit] {hero}. À chaque coup de peigne, {hero_il} courait toucher {part_def} du doigt.',
          ],
          clever: [
            'Un coup de peigne, une vérification {de_part}. {hero_subj} trouvait cela équitable. Le peigne sautillait derrière.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le ressort : assis{hero_e}, debout, un doigt sur {part_def}, assis{hero_e}. {companion} peignait l’air.',
          ],
        },
        fails: [
          'À chaque coup, {hero} [bondit|a bondi] pour voir. On peignait d’un côté, et l’on réveillait de l’autre.',
        ],
        again: [
          '{hero_subj} [bondit|a bondi] avec {companion} au bout du peigne. Ils [arrivèrent|sont arrivés] ensemble, et pas sur la pointe des pieds.',
        ],
        refrain: ['Un coup, hop. Grrr. Un coup, hop.'],
        turned: ['Assis. Un coup. La, la. Un coup.'],
        noticing: [
          'Le peigne était resté planté, et il remuait comme une queue de chien. Dès que {hero} [tint|a tenu] en place le temps d’un souffle, il [se tut|s’est tu].',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] près {de_part} et [croisa|a croisé] les mains. Toute une chanson, sans bouger, {hero_il} [laissa|a laissé] faire le peigne {de_companion}.',
        ],
        answer: [
          'Des coups lents, une chanson basse : cela suffisait pour deux dos. L’autre dos [s’étira|s’est étiré].',
        ],
        echo: [
          '<companion>C’est fini</companion>, [dit|a dit] {companion}. {hero} ne répondait pas. {hero_il} dormait assis{hero_e}, très bien peigné{hero_e}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<companion>Ne bouge pas</companion>, [dit|a dit] {companion}, le peigne en main. {hero_subj} bougeait déjà, penché{hero_e} sur {part_def}, à le secouer d’un doigt.',
          ],
          warm: [
            '<hero>Je vérifie que rien ne manque</hero>, [dit|a dit] {hero}, et [alla|est allé{hero_e}] border {part_def} entre deux coups de peigne.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’entre deux coups de peigne il y avait le temps d’aller pousser {part_def} et de revenir. Il y avait juste le temps d’y aller.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le lapin, le peigne planté comme une oreille, et [sauta|a sauté] tout autour {de_part}.',
          ],
        },
        fails: [
          '{companion} peignait un courant d’air. {hero_subj} était déjà de l’autre côté, à tâter du pied.',
        ],
        again: [
          'Le peigne [fit|a fait] trois tours de tête. Le bruit [fit|a fait] le quatrième, celui qu’il ne fallait pas.',
        ],
        refrain: ['Peigne, bond. Ronfle. Peigne, bond.'],
        turned: ['Peigne, peigne. La la. Et dodo.'],
        noticing: [
          '{hero_subj} [resta|est resté{hero_e}] tranquille le temps d’un bâillement. Alors, sur sa tête, cela [cessa|a cessé] de tirer. Et en face, on [bâilla|a bâillé] aussi.',
        ],
        deed: [
          '{hero_subj} [vint|est venu{hero_e}] s’asseoir tout contre {part_def}, les mains croisées. {companion} [chanta|a chanté] bas, un coup de peigne par vers, et {hero_subj} [n’en sauta pas un|n’en a pas sauté un].',
        ],
        answer: [
          'Le dernier couplet [descendit|est descendu] le long de deux dos. Le plus grand des deux [se détendit|s’est détendu] d’un coup.',
        ],
        echo: [
          '<companion>Demain, je prends une chanson plus longue</companion>, [dit|a dit] {companion}. {hero_subj} [passa|a passé] la main dans ses cheveux. Il n’y avait plus rien à chanter.',
        ],
      },
    ],
  },
  warmUpHour: {
    tangled: [
      {
        firstTry: {
          bold: [
            'Une heure avant l’audition, la capuche à moitié mise, {hero} [arracha|a arraché] une brosse fine à ses nœuds, et [tira|a tiré] sur {part_def}.',
          ],
          warm: [
            '<hero>Ce n’est rien, je suis calme</hero>, [dit|a dit] {hero} à qui frappait, et {hero_il} [tira|a tiré] sur la brosse, puis sur {part_def}.',
          ],
          clever: [
            '{hero_subj} [répartit|a réparti] l’heure : vingt minutes pour ses nœuds, dix pour {part_def}, le reste pour la voix. Le nœud [prit|a pris] le reste.',
          ],
          playful: [
            '{hero_subj} [annonça|a annoncé] le combat du siècle, la brosse contre le nœud, avec {part_def} à l’arbitrage.',
          ],
        },
        fails: [
          'On [frappa|a frappé]. <hero>Quoi ?</hero> [cria|a crié] {hero}, et la brosse [resta|est restée] où elle était.',
        ],
        again: ['{hero_subj} [mit|a mis] la capuche par-dessus la brosse. Cela [fit|a fait] une corne.'],
        noticing: [
          'Sous la capuche, du bout des doigts, {hero} [trouva|a trouvé] les pointes. Elles tombaient droit, toutes seules. Cela ne faisait mal que là où {hero} arrachait.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] la salle d’échauffement et [s’assit|s’est assis{hero_e}] dans le couloir avec un peigne large. Les pointes d’abord, la main au-dessus. Puis {part_def}, de même.',
        ],
        answer: [
          'Quelqu’un [s’assit|s’est assis] à côté, et [tint|a tenu] le bas pendant que {hero} montait. On [parla|a parlé] de qui avait dit quoi, dans le même ordre.',
        ],
        echo: [
          'L’audition s’est passée sans échauffement. <companion>La première note grattait</companion>, [dit|a dit] {companion}. <hero>Les pointes d’abord</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'L’audition était à dix heures. À neuf, {hero} [s’enferma|s’est enfermé{hero_e}] avec une petite brosse, [tira|a tiré] sur sa tête, et de l’autre main sur {part_def}.',
          ],
          warm: [
            '<hero>Entrez, entrez, ça va très bien</hero>, [dit|a dit] {hero}, les dents serrées, une mèche dans chaque main, et {part_def} sur les genoux.',
          ],
          clever: [
            'Un nœud, quatre coups de brosse : {hero} avait compté. Au quatrième coup, il y avait un nœud de plus, et {part_def} attendait son tour.',
          ],
          playful: [
            '{hero_subj} [commenta|a commenté] le match, nœuds contre brosse, avec {part_def} pour arbitre. Au score, la brosse n’avait pas marqué.',
          ],
        },
        fails: [
          '<hero>C’est occupé !</hero> [cria|a crié] {hero} à la porte. La porte avait seulement voulu dire bonne chance.',
        ],
        again: ['{hero_subj} [arracha|a arraché] encore un peu. On [entendit|a entendu] la brosse souffrir.'],
        noticing: [
          'De guerre lasse, une main [retomba|est retombée] au bout des mèches. Là, c’était doux, cela ne se mêlait de rien. C’est en haut qu’on avait crié, en haut qu’on avait tiré.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] la clé de la salle et [s’installa|s’est installé{hero_e}] dans l’escalier, un peigne large et une goutte d’huile dans la paume. Le bout d’abord. Puis un peu plus haut. Puis {part_def}, dans le même ordre.',
        ],
        answer: [
          'Quelqu’un [vint|est venu] s’asseoir une marche au-dessous, et [tint|a tenu] ce qui était déjà démêlé. On [parla|a parlé] par les bouts, jusqu’à ce qui avait fait mal.',
        ],
        echo: [
          '<companion>Tu as chanté sans gammes</companion>, [dit|a dit] {companion}. <hero>J’ai fait des pointes</hero>, [dit|a dit] {hero}. <companion>C’est de la danse, ça.</companion>',
        ],
      },
    ],
  },
  hoodDown: {
    locked: [
      {
        firstTry: {
          bold: [
            'La capuche sur les yeux, {hero}, qui avait coiffé tout le monde, [aboya|a aboyé] devant {part_def} et [secoua|a secoué].',
          ],
          warm: [
            '<hero>Vous êtes superbes</hero>, [dit|a dit] {hero} aux onze têtes finies, du fond de sa capuche. Puis {hero_il} [pria|a prié] {part_def}, aimablement, de céder.',
          ],
          clever: [
            '{hero_subj} avait tout prévu : onze têtes en une heure, puis {part_def}. Sous la capuche, il en restait une douzième.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le moine mystérieux devant {part_def}, capuche baissée, voix d’outre-tombe. On [rit|a ri], mais pas de ce côté-là.',
          ],
        },
        fails: [
          'Quelqu’un [tendit|a tendu] un peigne. <hero>Pas besoin</hero>, [dit|a dit] {hero}, et {hero_il} [serra|a serré] le cordon.',
        ],
        again: ['{hero_subj} [serra|a serré] si fort qu’il [ne resta|n’est resté] qu’un nez.'],
        noticing: [
          'Dans la rangée de miroirs, il y avait onze têtes finies, et une capuche. Personne n’en parlait. Le peigne était posé là, libre.',
        ],
        deed: [
          'Devant les onze, {hero} [baissa|a baissé] sa capuche, à moitié défait{hero_e}. {hero_il} [tendit|a tendu] le peigne à la personne de la dispute, et [tourna|a tourné] le dos, face {a_part}.',
        ],
        answer: [
          'On parle bien au-dessus d’une tête, sans se regarder. Du côté {de_part}, il [vint|est venu] un premier mot.',
        ],
        echo: [
          'La raie est de travers. <companion>C’est moi qui l’ai faite</companion>, dit {companion} à qui demande, et à qui ne demande pas.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} avait fait onze chignons, et pas le sien. <hero>Quoi ?</hero> [dit|a dit] {hero}, du fond de la capuche, à {part_def}.',
          ],
          warm: [
            '<hero>Toi, tu es très bien</hero>, [dit|a dit] {hero} à chacune des onze têtes. {hero_subj} [parla|a parlé] {a_part} de sous la capuche, gentiment, comme d’une cave.',
          ],
          clever: [
            'Une capuche fait gagner quarante minutes, [estima|a estimé] {hero}, et {hero_il} [alla|est allé{hero_e}] négocier avec {part_def}, sans figure.',
          ],
          playful: [
            '{hero_subj} [tira|a tiré] les cordons de sa capuche jusqu’à n’être qu’un nez. Le nez [plaisanta|a plaisanté] devant {part_def}. On ne rit pas longtemps avec un nez.',
          ],
        },
        fails: [
          'On lui [montra|a montré] l’heure, puis la brosse. <hero>J’ai froid</hero>, [dit|a dit] {hero}. Il faisait trente degrés.',
        ],
        again: ['Un doigt [effleura|a effleuré] le bord de la capuche. <hero>Touche pas.</hero>'],
        noticing: [
          '{companion} [fit|a fait] la photo de groupe, pour essayer la lumière, et [montra|a montré] l’image : onze coiffures, et au milieu un sac. Personne n’avait osé dire au sac de se pousser.',
        ],
        deed: [
          '<hero>Bon</hero>, [dit|a dit] {hero}, et la capuche [tomba|est tombée]. Dessous, c’était un chantier. Devant les onze, {hero_il} [posa|a posé] la brosse dans la main à laquelle on ne parlait plus, et [s’assit|s’est assis{hero_e}] dos tourné, le regard sur {part_def}.',
        ],
        answer: [
          'Cela [tira|a tiré] un peu. Puis, du côté {de_part}, quelqu’un [demanda|a demandé] s’il fallait à droite ou à gauche, et c’était une façon de parler.',
        ],
        echo: [
          '<companion>Je t’ai fait une natte de travers</companion>, [dit|a dit] {companion}. <hero>Je sais</hero>, [dit|a dit] {hero}. <hero>Toute la journée, elle a penché de ton côté.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            'La capuche mise, {hero} [prit|a pris] les deux moitiés {de_part} et [les força|les a forcées], en disant à chacun d’aller se recoiffer.',
          ],
          warm: [
            '<hero>Toi d’abord</hero>, [dit|a dit] {hero} à chacun, le peigne à la main. De {part_def} et de sa propre tête, personne ne devait s’occuper.',
          ],
          clever: [
            '{hero_subj} [termina|a terminé] onze têtes et [consolida|a consolidé] {part_def}, capuche comprise, sans laisser approcher personne.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] parler sa capuche pour répondre qu’elle n’avait besoin de rien. {part_def} avait la même voix.',
          ],
        },
        fails: [
          'À la main qui s’approchait, {hero} [donna|a donné] une petite tape. La main était juste venue tenir l’autre bord.',
        ],
        again: [
          '{hero_subj} [rabattit|a rabatti] la capuche jusqu’au menton. On répare assez mal, là-dedans.',
        ],
        noticing: [
          'Dans les miroirs, onze personnes étaient prêtes, et la douzième était du tissu. Le peigne traînait sur la tablette, et personne ne disait rien.',
        ],
        deed: [
          '{hero_subj} [baissa|a baissé] sa capuche devant tout le monde et [donna|a donné] le peigne à la personne de la dispute. Puis {hero_il} [lui tendit|lui a tendu] aussi un bord {de_part}.',
        ],
        answer: [
          'Mèche après mèche, cela [se remit|s’est remis] à tenir à deux. Les deux bords [se touchèrent|se sont touchés].',
        ],
        echo: [
          'La raie [resta|est restée] de travers toute la soirée. <companion>C’est un éclair</companion>, [dit|a dit] {companion}. On l’a beaucoup photographiée.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [coiffa|a coiffé] tout le monde, la capuche serrée, et [répara|a réparé] {part_def} d’une main, en grognant à qui voulait tenir l’autre bord.',
          ],
          warm: [
            '<hero>Va te faire beau, je m’occupe du reste</hero>, [dit|a dit] {hero} à chacun, du fond de sa capuche. Le reste, c’était {part_def}.',
          ],
          clever: [
            'Onze chignons en quarante minutes, [nota|a noté] {hero}. Il en restait six pour {part_def}, et zéro pour ce qu’il y avait sous la capuche.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le coiffeur des stars, une pince entre les dents, et [rafistola|a rafistolé] {part_def} avec ce qui restait d’épingles.',
          ],
        },
        fails: [
          'Quelqu’un [voulut|a voulu] voir sous la capuche. {hero_subj} [recula|a reculé] si vite que cela [lâcha|a lâché] de l’autre côté.',
        ],
        again: [
          '{hero_subj} [mit|a mis] deux épingles de plus à ce qui en demandait une seule, mais bien tenue.',
        ],
        noticing: [
          'Une ampoule [s’alluma|s’est allumée] au-dessus des miroirs. Dans le long miroir, on voyait onze nuques finies, l’une derrière l’autre. Au bout de la file, il y avait une capuche, et personne derrière elle avec un peigne.',
        ],
        deed: [
          '{hero_subj} [défit|a défait] le cordon. Cela dépassait de partout. Devant les onze, {hero_il} [tendit|a tendu] le peigne à qui ne lui parlait plus depuis jeudi, et un bord {de_part} de l’autre main. <hero>Tu commences par lequel ?</hero>',
        ],
        answer: [
          'Il y [eut|a eu] un coup de peigne, puis un autre. Quand on tient la tête de quelqu’un, on finit par tenir aussi ce qu’il tend.',
        ],
        echo: [
          '<companion>Tu as un épi qui salue</companion>, [dit|a dit] {companion}. <hero>Laisse-le</hero>, [dit|a dit] {hero}. <hero>Il n’a vu personne de la soirée.</hero>',
        ],
      },
    ],
  },
};
