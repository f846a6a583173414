import type { FrErrands } from '../../schema.ts';

export const coralReef = {
  cleaner: {
    title: ['Le requin la bouche ouverte', '{hero} dans les herbes de mer'],
    prize: { g: 'm', one: 'poisson nettoyeur', elides: false },
    obstacle: { g: 'm', one: 'labyrinthe d’herbes', elides: false },
    task: [
      '<helper>Le requin attend la bouche ouverte depuis ce matin</helper>, [dit|a dit] {helper}. <helper>Il n’y a que le poisson nettoyeur pour lui faire les dents. S’il n’est pas là quand la marée tourne, le requin mâche de travers.</helper>',
      'Le requin parlait sans fermer la bouche, et personne ne comprenait. Il disait que cela grattait, au fond à droite. Le poisson nettoyeur aurait dû passer avant que la marée tourne.',
      {
        text: 'Le requin ouvrait la bouche : aaah. Il attendait le poisson nettoyeur, pour ses dents. Il l’attendait depuis ce matin.',
        to: '3-5',
      },
    ],
    gift: [
      'Le poisson nettoyeur [entra|est entré] par la gauche et [ressortit|est ressorti] par la droite. Le requin [ferma|a fermé] enfin la bouche. Il [l’ouvrit|l’a ouverte] encore une fois, pour le plaisir qu’on regarde.',
      'Le requin [ouvrit|a ouvert] tout grand, et le poisson nettoyeur [frotta|a frotté], dent après dent. Il [sortit|est sorti] par un sourire. On n’en avait jamais vu d’aussi long.',
      {
        text: 'Le poisson nettoyeur [frotta|a frotté], cric, cric. Le requin [ferma|a fermé] la bouche. Puis il [fit|a fait] un grand sourire.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'herbe de mer', elides: false },
        holds: [
          'Mais le poisson nettoyeur était au milieu du labyrinthe d’herbes. Une herbe de mer avait fait le tour du passage, et trois fois le tour d’elle-même.',
          'Mais une herbe de mer s’était tricotée autour du labyrinthe d’herbes. Le poisson nettoyeur était dans la chaussette.',
        ],
        worse: [
          'L’herbe de mer [se tressa|s’est tressée] plus serré, comme une natte. Dans le labyrinthe, la raie blanche du poisson nettoyeur [rentra|est rentrée] dans le vert.',
          'L’herbe de mer [ajouta|a ajouté] un rang. Dans le labyrinthe d’herbes, le poisson nettoyeur [montra|a montré] une rayure, et plus rien.',
        ],
        sign: [
          'Tout près du sable, l’herbe faisait une boucle. Elle ondulait, lâche, et rien ne la tenait.',
          'Au talon, une maille avait filé.',
        ],
        yields: [
          'L’herbe de mer [se coucha|s’est couchée] sur le côté, avec tout son nœud. Le labyrinthe avait un trou, et dans le trou se tenait le poisson nettoyeur.',
          'La maille [fila|a filé] jusqu’au bout. Le labyrinthe d’herbes [s’ouvrit|s’est ouvert], et le poisson nettoyeur [sortit|est sorti] au trot.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'poisson nettoyeur', elides: false },
        holds: [
          'Mais le poisson nettoyeur était dans le labyrinthe d’herbes, et il n’osait plus en sortir. Un requin, vu de près, c’est beaucoup de dents.',
          'Mais le poisson nettoyeur avait vu toutes les dents à la fois. Depuis, il habitait le fond du labyrinthe d’herbes.',
        ],
        worse: [
          'Le poisson nettoyeur [s’en alla|s’en est allé] un couloir plus loin. Il n’y avait plus dans le labyrinthe que des herbes, et encore des herbes.',
          'Le poisson nettoyeur [prit|a pris] la rue d’après. Dans le labyrinthe d’herbes, il n’y [eut plus|a plus eu] que du vert.',
        ],
        sign: [
          'Entre deux rubans verts dépassait un bout de queue. Il était bleu, et il battait vite.',
          'Sa brosse à dents, un petit corail, dépassait du coin et tremblait.',
        ],
        yields: [
          'Le bout de queue [disparut|a disparu], et un petit nez [sortit|est sorti] à la place. Puis le labyrinthe [s’ouvrit|s’est ouvert], et le poisson nettoyeur était dehors, sa raie bien droite.',
          'Le poisson nettoyeur [vint|est venu] derrière sa brosse. Il [passa|est passé] la porte du labyrinthe d’herbes, et [se raidit|s’est raidi], très digne.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'crevette claqueuse', elides: false },
        holds: [
          'Mais le poisson nettoyeur était perdu dans le labyrinthe d’herbes. Il sonnait de sa clochette, et sur chaque herbe une crevette claqueuse claquait par-dessus.',
          'Mais il fallait suivre la clochette du poisson nettoyeur, dans le labyrinthe d’herbes, et la crevette claqueuse avait du travail.',
        ],
        worse: [
          'La crevette claqueuse [claqua|a claqué] de plus belle, et ses cousines aussi, comme une averse. Dans le labyrinthe, la clochette du poisson nettoyeur [se noya|s’est noyée].',
          'La crevette claqueuse [claqua|a claqué] à deux pinces. Au fond du labyrinthe, la clochette du poisson nettoyeur [s’arrêta|s’est arrêtée] d’espérer.',
        ],
        sign: [
          'Une ombre passait de temps en temps, et personne ne claquait sous l’ombre. Cela durait une ombre.',
          'La crevette se grattait, de temps à autre. Pendant ce temps, rien ne claquait.',
        ],
        yields: [
          'La crevette claqueuse [se tut|s’est tue], et le labyrinthe d’herbes [écouta|a écouté]. Cling, à gauche. Puis le poisson nettoyeur [arriva|est arrivé] derrière son cling.',
          'La crevette [se gratta|s’est grattée] longuement. Cling, à droite, et le labyrinthe d’herbes [rendit|a rendu] le poisson nettoyeur.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente des herbes', elides: false },
        holds: [
          'Mais le poisson nettoyeur était derrière deux touffes, au cœur du labyrinthe d’herbes. La fente entre les deux laissait passer une bulle.',
          'Mais le labyrinthe d’herbes se terminait par une fente, et le poisson nettoyeur était de l’autre côté. Lui passait, mais pas sa trousse.',
        ],
        worse: [
          'Les deux touffes [se penchèrent|se sont penchées] l’une vers l’autre. Derrière la fente, le poisson nettoyeur [glissa|a glissé] plus loin dans le labyrinthe.',
          'Les herbes [se peignèrent|se sont peignées] du mauvais côté. Le poisson nettoyeur [recula|a reculé] dans son labyrinthe.',
        ],
        sign: [
          'Tout en bas, au ras du sable, la fente s’élargissait. Un crabe devait y passer le dimanche, avec la famille.',
          'Vers le haut, une tige était cassée, et il y avait de la place pour une trousse.',
        ],
        yields: [
          'Le poisson nettoyeur [passa|est passé] au ras du sable, bien à plat. Du labyrinthe d’herbes, il n’[emporta|a emporté] qu’un brin vert, sur le nez.',
          'Le poisson nettoyeur [passa|est passé] par-dessus la tige, trousse en avant. Le labyrinthe d’herbes [se recoiffa|s’est recoiffé].',
        ],
      },
    },
  },
  comb: {
    title: ['Le peigne dans la palourde', '{hero} et la leçon de boucles'],
    prize: { g: 'm', one: 'peigne de corail', elides: false },
    obstacle: { g: 'f', one: 'grande palourde', elides: false },
    task: [
      'La grand-mère hippocampe donnait à la marée haute sa leçon de boucles. Douze petites queues attendaient, raides comme des bâtons. Sans le peigne de corail, elle ne pouvait pas commencer, et la marée montait.',
      '<companion>Sans boucle, ils ne savent pas se tenir</companion>, [dit|a dit] {companion}. Les douze petits dérivaient déjà, un par un, la queue toute raide. La grand-mère hippocampe cherchait son peigne de corail.',
      {
        text: 'La grand-mère hippocampe faisait des boucles aux petites queues. Il lui fallait le peigne de corail. Elle ne l’avait plus.',
        to: '3-5',
      },
    ],
    gift: [
      'La grand-mère hippocampe [passa|a passé] le peigne une fois, [tourna|a tourné], et [lâcha|a lâché]. La première queue [fit|a fait] une boucle. Elle [tint|a tenu]. Douze petits [s’accrochèrent|se sont accrochés] à la même herbe.',
      'La grand-mère [peigna|a peigné] les douze queues, et les douze [s’enroulèrent|se sont enroulées]. Quand la marée [passa|est passée], pas un petit [ne bougea|n’a bougé] de son herbe.',
      {
        text: 'Un coup de peigne, et hop, une boucle. Deux queues, trois queues, douze queues. Toutes en rond.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'grande palourde', elides: false },
        holds: [
          'Mais le peigne de corail était sur les genoux de la grande palourde, si l’on peut dire. Elle dormait, presque fermée, et l’on n’en voyait que trois dents.',
          'Mais la grande palourde s’était endormie en lisant, et le peigne de corail lui servait de marque-page.',
        ],
        worse: [
          'La grande palourde [marmonna|a marmonné] et [se ferma|s’est fermée] d’un doigt. Du peigne de corail, il [ne resta plus|n’est plus resté] que deux dents.',
          'La grande palourde [tourna|a tourné] la page, en dormant. Le peigne de corail [disparut|a disparu] entre deux plis.',
        ],
        sign: [
          'Devant la palourde étaient posées trois perles, de la plus petite à la plus grosse. Elle les comptait, sans doute, avant de s’endormir.',
          'Ses lunettes, deux bulles, étaient posées l’une à côté de l’autre sur le sable.',
        ],
        yields: [
          'La grande palourde [bâilla|a bâillé] de toute sa coquille. Le peigne de corail [glissa|a glissé] sur sa langue jusqu’au bord, un peu mouillé.',
          'La grande palourde [chercha|a cherché] ses lunettes, les yeux fermés. Le peigne de corail [tomba|est tombé] du livre.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'pierre éponge', elides: false },
        holds: [
          'Mais près de la grande palourde, une pierre éponge était tombée sur le manche du peigne de corail. Elle avait bu toute la mer de la semaine.',
          'Mais une pierre éponge faisait la grosse, à côté de la grande palourde, et le peigne de corail était dessous.',
        ],
        worse: [
          'La pierre éponge [s’assit|s’est assise] dans le sable, contre la grande palourde. Le peigne de corail [s’enfonça|s’est enfoncé] jusqu’aux dents.',
          'La pierre éponge [but|a bu] encore. Contre la grande palourde, le peigne de corail [perdit|a perdu] une dent de vue.',
        ],
        sign: [
          'Sous un bord de la pierre, le courant avait creusé. Ce bord-là montait et descendait un peu, avec l’eau.',
          'Une crevette poussait un bord, pour passer, et le bord voulait bien.',
        ],
        yields: [
          'La pierre éponge [roula|a roulé] contre la grande palourde, avec un bruit de baiser. Le peigne de corail [remonta|est remonté] du sable, dent après dent.',
          'La pierre éponge [éternua|a éternué] toute son eau, et [roula|a roulé]. La grande palourde [eut|a eu] le peigne de corail à ses pieds.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'nuage de sable', elides: false },
        holds: [
          'Mais la grande palourde s’était secouée, et un nuage de sable flottait autour d’elle. Le peigne de corail était là-dedans, entre le haut et le bas.',
          'Mais la grande palourde avait éternué dans le sable. Le peigne de corail flottait dans l’éternuement.',
        ],
        worse: [
          'Le nuage de sable [remonta|est remonté] du fond, tout entier. On ne voyait plus ni la grande palourde, ni le peigne de corail, ni ses propres genoux.',
          'Le sable [se souleva|s’est soulevé] de nouveau. La grande palourde [fut|a été] un nuage, et le peigne de corail un grain.',
        ],
        sign: [
          'Dans le nuage, il y avait un endroit clair. Il était grand comme une pièce de monnaie.',
          'Un seul grain s’était couché, puis s’était endormi.',
        ],
        yields: [
          'Le dernier grain [se posa|s’est posé]. La grande palourde était ouverte, l’eau toute propre, et le peigne de corail brillait devant elle.',
          'Le nuage [se coucha|s’est couché] tout entier. Le peigne de corail [descendit|est descendu] le dernier, sur la grande palourde.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'poisson-clown', elides: false },
        holds: [
          'Mais le peigne de corail était chez la grande palourde, et un poisson-clown se tenait devant. Il ne faisait pas le clown.',
          'Mais un poisson-clown montait la garde chez la grande palourde, et ne riait pas. Le peigne de corail était derrière lui.',
        ],
        worse: [
          'Le poisson-clown [ouvrit|a ouvert] toutes ses nageoires, jusqu’aux plus petites. Derrière, on ne voyait plus la grande palourde, ni une dent du peigne de corail.',
          'Le poisson-clown [se mit|s’est mis] de face, ce qui le rend très large. Du peigne de corail et de la palourde, plus rien.',
        ],
        sign: [
          'Le poisson-clown se retournait sans cesse vers son anémone. Il y manquait un bras, juste au-dessus du lit.',
          'Il jetait des regards à un œuf, un seul, que personne ne tenait au chaud.',
        ],
        yields: [
          'Le poisson-clown [rentra|est rentré] chez lui, très vite, et [tira|a tiré] sa porte. La grande palourde [bâilla|a bâillé], et le peigne de corail était à deux brasses.',
          'Le poisson-clown [alla|est allé] s’asseoir sur son œuf. Devant la grande palourde, le peigne de corail [brilla|a brillé].',
        ],
      },
    },
  },
  lamp: {
    title: ['La classe de nuit', '{hero} et la coquille lanterne'],
    prize: { g: 'f', one: 'coquille lanterne', elides: false },
    obstacle: { g: 'f', one: 'vieille tour', elides: false },
    task: [
      'Quand le jour baissait, les petits poissons avaient classe de nuit. Ils lisaient à la lumière de la coquille lanterne, celle qui respire. Ce soir, ils tenaient leurs livres à l’endroit, à peu près, et n’y voyaient rien.',
      'C’était l’heure de l’école de nuit, et on ne voyait plus la page. Un petit poisson lisait sur son voisin. Il leur fallait la coquille lanterne, pour quand le jour serait tout en bas.',
      {
        text: 'Les petits poissons lisaient le soir, avec la coquille lanterne. Ce soir, tout noir. Pas une lettre.',
        to: '3-5',
      },
    ],
    gift: [
      'La coquille lanterne [respira|a respiré] au milieu de la classe, et les lettres [devinrent|sont devenues] dorées. Un petit poisson [lut|a lu] le premier mot tout haut. C’était bulle, et il en [fit|a fait] une.',
      'La coquille lanterne [fit|a fait] clair, puis noir, puis clair, comme on respire. Dans le clair, les petits poissons [lurent|ont lu]. Dans le noir, ils [devinèrent|ont deviné].',
      {
        text: 'La coquille lanterne [brilla|a brillé]. Un petit poisson [lut|a lu] : bulle. Et il [fit|a fait] une bulle.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'trou de la tour', elides: false },
        holds: [
          'Mais la coquille lanterne avait roulé dans un trou de la vieille tour de corail. Le trou était profond, et il avait bu toute la lumière.',
          'Mais la coquille lanterne avait roulé dans la vieille tour, par un trou de cave. Une lanterne, dans une cave, cela devrait se voir.',
        ],
        worse: [
          'L’ombre de la vieille tour [tourna|a tourné] et [couvrit|a couvert] le trou. De la coquille lanterne, on ne voyait plus un grain d’or.',
          'Un banc de sardines [passa|est passé] devant le trou. La vieille tour [fut|a été] noire, et la coquille lanterne aussi.',
        ],
        sign: [
          'Tout au fond, un peu d’or venait et s’en allait, comme un dormeur respire.',
          'Une miette d’or respirait, tout en bas.',
        ],
        yields: [
          'La lueur [vint|est venue], et cette fois le trou [se laissa|s’est laissé] regarder. Au fond de la vieille tour, la coquille lanterne était assise, toute ronde.',
          'La miette [grandit|a grandi], à force d’être regardée. C’était la coquille lanterne, au fond de la vieille tour.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'couvercle', elides: false },
        holds: [
          'Mais la coquille lanterne avait roulé dans la vieille tour, et un couvercle d’escargot s’était fermé derrière. L’escargot n’y habitait plus, il ne pouvait pas ouvrir.',
          'Mais la vieille tour s’était bouchée d’un couvercle, et la coquille lanterne éclairait dedans, pour les murs.',
        ],
        worse: [
          'Le couvercle [se coinça|s’est coincé] dans sa rainure. Dans la vieille tour, la coquille lanterne [roula|a roulé] jusqu’au mur du fond, toc.',
          'Le couvercle [se vissa|s’est vissé]. Dans la vieille tour, la coquille lanterne [baissa|a baissé].',
        ],
        sign: [
          'À côté du couvercle était posée une baguette de corail. Elle avait la même courbe que la rainure.',
          'Une arête plate était plantée dans le sable, à côté, comme un tournevis oublié.',
        ],
        yields: [
          'Le couvercle [tourna|a tourné] d’un quart, puis de tout. La vieille tour [s’éclaira|s’est éclairée] par en dedans, et la coquille lanterne [roula|a roulé] dehors.',
          'Le couvercle [tourna|a tourné], et un peu d’or [coula|a coulé] tout autour. La coquille lanterne [sortit|est sortie] de la vieille tour en roulant.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'bernard-l’ermite', elides: false },
        holds: [
          'Mais la coquille lanterne était dans la vieille tour, et un bernard-l’ermite, tout nouveau, tenait la porte. Quoi qu’on lui montre, il croyait qu’on disait bonjour.',
          'Mais un bernard-l’ermite essayait la vieille tour, pour la taille. La coquille lanterne était dedans. On lui disait sors, il disait bonjour.',
        ],
        worse: [
          'Le bernard-l’ermite [salua|a salué] très bas. En saluant, il [poussa|a poussé] la coquille lanterne du derrière, un peu plus loin dans la vieille tour.',
          'Le bernard-l’ermite [dit|a dit] bonjour de plus loin. Dans la vieille tour, la coquille lanterne [recula|a reculé] avec lui.',
        ],
        sign: [
          'Devant la tour, le sable était plein de ronds. Le bernard-l’ermite en faisait un, puis levait les yeux, au cas où il en vienne un autre.',
          'Quand une bulle montait, il levait les yeux et la suivait.',
        ],
        yields: [
          'Le bernard-l’ermite [traça|a tracé] un rond dans le sable, ravi. Puis il [entra|est entré] dans la vieille tour, et [revint|est revenu] en poussant la coquille lanterne devant lui.',
          'Le bernard-l’ermite [suivit|a suivi], jusque dehors. La vieille tour était libre, et la coquille lanterne [roula|a roulé] derrière lui.',
        ],
      },
      high: {
        part: { g: 'f', one: 'marche de corail', elides: false },
        holds: [
          'Mais la coquille lanterne était restée dans un creux, en haut de la vieille tour. La première marche de corail était déjà plus haute que les genoux, et lisse.',
          'Mais la coquille lanterne avait grimpé, on ne sait comment, en haut de la vieille tour. La marche de corail montait jusqu’au menton.',
        ],
        worse: [
          'Du sable [coula|a coulé] de la marche. La coquille lanterne [roula|a roulé] un étage plus haut, et la vieille tour [parut|a paru] pousser.',
          'La vieille tour [craqua|a craqué]. La coquille lanterne [gagna|a gagné] un étage, et [s’y plut|s’y est plu].',
        ],
        sign: [
          'En bas de la marche sortait une branche de corail. Elle était courte, et large comme une nageoire.',
          'Un oursin, en bas de la marche, s’était enfoncé. Il avait laissé un trou rond.',
        ],
        yields: [
          'La vieille tour n’était pas si haute, vue de là. Dans son creux, la coquille lanterne respirait, à portée de bras.',
          'La vieille tour [se laissa|s’est laissé] monter. La coquille lanterne respirait là-haut, sous la main.',
        ],
      },
    },
  },
  count: {
    title: ['La carte du récif', '{hero} et le jour manquant'],
    prize: { g: 'f', one: 'carte du récif', elides: false },
    obstacle: { g: 'm', one: 'hangar à bateaux', elides: false },
    task: [
      'La jeune garde du récif devait rendre son comptage à midi. Après, le port poserait les bouées, et ce qui ne serait pas sur la carte du récif serait du mauvais côté. Il en manquait le quart est.',
    ],
    gift: [
      'À midi, la carte du récif [monta|est montée] sur le mur du port, encore gondolée. Un homme en bottes l’[étudia|a étudiée] longtemps. Puis il [prit|a pris] sa radio, et la première bouée [changea|a changé] de côté.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'grande feuille', elides: false },
        holds: [
          'Mais au hangar à bateaux, la grande feuille s’était déchirée pendant la dispute. La carte du récif tenait sur deux chaises, et chacune en avait une moitié.',
        ],
        worse: [
          'Une bande de plus [se détacha|s’est détachée] de la grande feuille et [glissa|a glissé] sous l’établi. Dans tout le hangar, la carte du récif n’avait plus d’est.',
        ],
        sign: [
          'Les deux bords avaient le même bleu. Une vague peinte commençait sur l’un et finissait sur l’autre.',
        ],
        yields: [
          'La grande feuille [se ferma|s’est fermée], vague contre vague, avec une cicatrice au milieu. Sur l’établi du hangar à bateaux, la carte du récif avait retrouvé ses quatre coins.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'chef de garde', elides: false },
        holds: [
          'Mais au hangar à bateaux, la chef de garde était assise sur la liste. Depuis l’histoire des chiffres, personne n’écrivait plus sur la carte du récif, et surtout pas ceux du quart est.',
        ],
        worse: [
          'La chef de garde [ferma|a fermé] le classeur et [se plaça|s’est placée] dos au mur. Dans le hangar, la carte du récif [fut|a été] retournée, face aux planches.',
        ],
        sign: [
          'Les yeux de la chef de garde quittaient le classeur pour le journal de plongée, toujours à la même page. Il y avait un jour en blanc.',
        ],
        yields: [
          'La chef de garde [prit|a pris] la liste et un feutre. La carte du récif [se retourna|s’est retournée] vers le hangar, et le coin est était à qui l’avait nagé.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'lavis bleu', elides: false },
        holds: [
          'Mais au hangar à bateaux, le lavis bleu n’était pas sec. Tant qu’il coulait, la carte du récif n’avait pas de bords, et il était dix heures.',
        ],
        worse: [
          'Le lavis [repartit|est reparti] dans le vert. Sur la table du hangar, la carte du récif n’était plus qu’une flaque, et tout le corail [passa|est passé] au large.',
        ],
        sign: [
          'Sur un bord, la couleur avait pâli. Une ligne mate s’était formée, fine comme un trait de crayon.',
        ],
        yields: [
          'Le lavis bleu [s’arrêta|s’est arrêté] là où il devait. Dans le hangar à bateaux, la carte du récif avait des bords, et chaque tache avait son numéro.',
        ],
      },
    },
  },
  song: {
    title: ['Le bruit du récif', '{hero} et le fichier d’origine'],
    prize: { g: 'm', one: 'son du récif', elides: false },
    obstacle: { g: 'm', one: 'projet commun', elides: false },
    task: [
      'À sept heures commençait la nuit de l’aquarium, et le jeu des amis devait y tourner sur grand écran. Il y manquait le son du récif, celui qu’ils avaient enregistré tous ensemble, un matin, sous un bateau.',
    ],
    gift: [
      'Le son du récif [remplit|a rempli] la salle, crépitant, plein d’appels. Un plongeur à la retraite [ferma|a fermé] les yeux au premier rang. Il [nomma|a nommé] l’endroit, au mètre près.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'liste des fichiers', elides: false },
        holds: [
          'Mais le projet commun avait trois auteurs et une liste des fichiers où chacun renommait les autres. Le son du récif y était sept fois, ou pas du tout.',
        ],
        worse: [
          'Sur la liste des fichiers, deux lignes [s’écrasèrent|se sont écrasées] l’une l’autre. Le projet commun [s’ouvrit|s’est ouvert] sur du silence, et le son du récif avait un crépitement de moins.',
        ],
        sign: [
          'Tout en bas de la liste, un fichier portait encore son premier nom. La date était celle du bateau.',
        ],
        yields: [
          'La liste des fichiers [se réduisit|s’est réduite] à une ligne, puis à ses copies. Le projet commun [la lut|l’a lue], et le son du récif [monta|est monté] dans le casque, entier.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'programme de tri', elides: false },
        holds: [
          'Mais dans le projet commun, un programme de tri rangeait les sons tout seul. Pour lui, le son du récif, c’était du bruit, et le bruit allait à la corbeille.',
        ],
        worse: [
          'Le programme de tri [vida|a vidé] un dossier de plus. Le projet commun n’avait plus que de la musique d’ascenseur, et le son du récif était classé : défaut.',
        ],
        sign: [
          'En haut de la fenêtre, un seul mot clignotait, garder. À ce mot-là, le programme répondait toujours.',
        ],
        yields: [
          'Le programme de tri [sortit|a sorti] le dossier de la corbeille, sans commentaire. Dans le projet commun, le son du récif [reprit|a repris] sa ligne, verte cette fois.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'arche de corail', elides: true },
        holds: [
          'Mais pour l’entrée de la salle, le projet commun avait aussi une arche de corail, peinte, haute comme deux. Un pied tenait, l’autre glissait, et le haut-parleur du son du récif était dessous.',
        ],
        worse: [
          'L’arche de corail [se mit|s’est mise] en travers de l’entrée. Le projet commun avait l’air d’un déménagement, et le son du récif sortait de dessous une bâche.',
        ],
        sign: [
          'À l’arrière, une jambe de bois était repliée contre le décor. Elle avait sa poignée, et personne ne l’avait encore vue.',
        ],
        yields: [
          'L’arche de corail [se cala|s’est calée] sur ses deux jambes et [ne bougea plus|n’a plus bougé]. Le projet commun [eut|a eu] une porte, et le son du récif passait dessous.',
        ],
      },
    },
  },
} satisfies FrErrands;
