import type { FrErrands } from '../../schema.ts';

export const lighthouseIsland = {
  lamp: {
    title: ['Le rideau de la grande lampe', '{hero} et les cent marches'],
    prize: { g: 'f', one: 'grande lampe', elides: false },
    obstacle: { g: 'm', one: 'escalier du phare', elides: true },
    task: [
      'Le gardien avait les bras pleins de filets à recoudre. Le dernier bateau de pêche n’était pas rentré. <companion>Il faut dégager la grande lampe avant le noir</companion>, [dit|a dit] {companion}. <companion>Le rideau est encore devant.</companion>',
      '<companion>Il en manque un</companion>, [dit|a dit] {companion}, car le gardien avait compté les voiles. La sienne, la dernière, était encore dehors. La grande lampe devait luire avant la nuit, et le rideau était devant.',
      {
        text: 'Un petit bateau n’était pas rentré. <companion>Le rideau est devant la grande lampe</companion>, [dit|a dit] {companion}. Le noir venait.',
        to: '3-5',
      },
    ],
    gift: [
      'Le rayon de la grande lampe [s’en alla|s’en est allé] sur l’eau, très loin, et [toucha|a touché] une voile. La voile [tourna|a tourné]. Le gardien [posa|a posé] enfin ses filets et [compta|a compté] un, qui était le dernier.',
      'La grande lampe [tourna|a tourné] son long bras sur la mer. Là où il passait, l’eau devenait verte. La quatrième fois, il y [eut|a eu] une voile dessous, et elle rentrait.',
      {
        text: 'La grande lampe [brilla|a brillé] sur la mer. Le petit bateau [tourna|a tourné]. Il [rentra|est rentré] à la maison.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'tournant de l’escalier', elides: false },
        holds: [
          'Mais pour aller à la grande lampe, il y avait l’escalier du phare. Le gardien montait derrière, et au premier tournant on ne voyait plus ses propres pieds.',
          'Mais la grande lampe était en haut, et l’escalier du phare tournait dans le noir, comme un tire-bouchon. Le gardien suivait, en soufflant.',
        ],
        worse: [
          'Le tournant d’après [parut|a paru] plus noir, et l’escalier plus haut. Le fil de clarté qui venait de la grande lampe [disparut|a disparu].',
          'L’escalier [tourna|a tourné] plus court. De la grande lampe, il [ne descendit plus|n’est plus descendu] rien.',
        ],
        sign: [
          'Très haut, une lueur s’accrochait au mur. Elle était mince comme un cheveu, et elle ne tremblait pas.',
          'Sur le mur, très haut, une tache pâle tenait bon, grande comme une assiette.',
        ],
        yields: [
          'L’escalier [eut|a eu] une marche, puis une autre, et chacune se voyait. En haut, la grande lampe attendait, ronde comme une fenêtre, et le gardien [tira|a tiré] le rideau.',
          'Sous l’assiette, il y avait une marche, puis toutes. L’escalier du phare [finit|a fini] dans la grande lampe, et le gardien [ôta|a ôté] le rideau.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'escalier sonore', elides: true },
        holds: [
          'Mais dans l’escalier du phare, le gardien comptait les marches tout haut. La porte de la grande lampe venait à un certain nombre, et l’écho comptait aussi, n’importe comment.',
          'Mais le gardien cherchait la porte de la grande lampe à l’oreille : elle siffle un peu. L’escalier du phare, lui, répétait tout.',
        ],
        worse: [
          'L’écho [fit|a fait] cent pieds de plus dans l’escalier. Le nombre du gardien [se perdit|s’est perdu] dedans, et la porte de la grande lampe avec lui.',
          'L’écho [descendit|est descendu] et [remonta|est remonté], avec des amis. Dans l’escalier, la grande lampe [siffla|a sifflé] pour rien.',
        ],
        sign: [
          'Entre deux tournants, il y avait un silence. Il était court, et rond comme un palier.',
          'Arrivé en bas, l’écho reprenait son souffle avant de remonter.',
        ],
        yields: [
          'L’escalier du phare [n’eut|n’a plus eu] que les pas qu’il fallait. Cent, [dit|a dit] le gardien, et la porte de la grande lampe était juste là.',
          'L’escalier du phare [se tut|s’est tu], marche après marche. Fui, [fit|a fait] la porte de la grande lampe, et le gardien [tendit|a tendu] la main.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'cordon du rideau', elides: false },
        holds: [
          'Mais en haut de l’escalier du phare, la grande lampe avait son rideau tiré. Le cordon s’était emmêlé autour du crochet, dix fois, avec le bout au milieu.',
          'Mais le cordon du rideau tenait la grande lampe prisonnière, tout en haut de l’escalier du phare. Il avait l’air d’un gros scoubidou.',
        ],
        worse: [
          'Le cordon [se serra|s’est serré] d’un coup. Le rideau [se ferma|s’est fermé] sur la dernière clarté, et la grande lampe [n’éclaira plus|n’a plus éclairé] que l’escalier.',
          'Le cordon [se fit|s’est fait] dur. La grande lampe [n’eut plus|n’a plus eu] qu’un œil, au-dessus de l’escalier.',
        ],
        sign: [
          'Contre le crochet, le cordon faisait une boucle molle. Le vent du dehors la faisait bouger, et rien ne la retenait.',
          'Vers le bas, un tour du cordon ne serrait rien, et se balançait.',
        ],
        yields: [
          'Le cordon [glissa|a glissé] du crochet avec un bruit de soie. La grande lampe [sortit|est sortie] du rideau, et l’escalier tout entier [devint|est devenu] jaune.',
          'Le cordon [tomba|est tombé] en tas. La grande lampe [ouvrit|a ouvert] l’œil en grand, et l’escalier [cligna|a cligné].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'lourd rideau', elides: false },
        holds: [
          'Mais en haut de l’escalier du phare, un lourd rideau entourait la grande lampe. Quand un côté s’ouvrait, l’autre se refermait derrière le dos.',
          'Mais un lourd rideau habillait la grande lampe, en haut de l’escalier. On l’ouvrait à gauche, il se fermait à droite.',
        ],
        worse: [
          'Le lourd rideau [retomba|est retombé], plus tordu qu’avant, avec la tringle. La grande lampe était couverte jusqu’aux pieds, et l’escalier était noir.',
          'Le lourd rideau [fit|a fait] un pli de plus. La grande lampe [devint|est devenue] un fantôme, et l’escalier [eut|a eu] peur.',
        ],
        sign: [
          'À l’autre bout du rideau, un second anneau pendait à l’ourlet. Il était de cuivre, et personne ne l’avait pris.',
          'Du côté de la fenêtre, un gros gland de laine pendait à l’ourlet.',
        ],
        yields: [
          'Le lourd rideau [s’ouvrit|s’est ouvert] des deux côtés à la fois, comme au théâtre. La grande lampe [entra|est entrée] en scène, et le bas de l’escalier l’[apprit|a appris] aussi.',
          'Le lourd rideau [s’ouvrit|s’est ouvert] par les deux côtés. La grande lampe [salua|a salué], et tout l’escalier [fut|a été] doré.',
        ],
      },
    },
  },
  log: {
    title: ['La page d’aujourd’hui', '{hero} et le cahier bleu'],
    prize: { g: 'm', one: 'cahier bleu', elides: false },
    obstacle: { g: 'm', one: 'débarras du gardien', elides: false },
    task: [
      'À sept heures, la dame de la météo appelait du continent. Chaque soir, le gardien lui lisait la mer du jour. Elle était dans le cahier bleu, et le cahier bleu n’était plus sur la table.',
      'Le téléphone du phare sonnait à sept heures. C’était la dame de la météo, qui demandait la mer du jour. Le gardien l’écrivait dans le cahier bleu, et le cahier bleu n’était plus là.',
      {
        text: 'Le soir, le gardien lisait la mer au téléphone. Il la lisait dans le cahier bleu. Mais où était le cahier bleu ?',
        to: '3-5',
      },
    ],
    gift: [
      'Le téléphone [sonna|a sonné]. Le gardien [ouvrit|a ouvert] le cahier bleu au ruban et [lut|a lu] la mer, du matin jusqu’au soir. À l’autre bout, la dame de la météo [tailla|a taillé] son crayon.',
      'Le gardien [retrouva|a retrouvé] sa page et [lut|a lu] : le matin, moutons. À midi, un phoque. Là-bas, la dame de la météo [nota tout|a tout noté], même le phoque.',
      {
        text: 'Dring. Le gardien [ouvrit|a ouvert] le cahier bleu. Il [lut|a lu] la mer, une vague, deux vagues.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'armoire de bois', elides: true },
        holds: [
          'Mais le cahier bleu avait été rangé dans le débarras du gardien, au fond de l’armoire de bois. L’armoire était fermée, et la clé était dans un manteau, sur le continent.',
          'Mais le cahier bleu avait suivi une pile de cartes dans l’armoire de bois, et le débarras du gardien avait fermé sa bouche.',
        ],
        worse: [
          'L’armoire [se coinça|s’est coincée] par le coin. Dans le débarras, tout le monde [entendit|a entendu] le cahier bleu glisser derrière une planche.',
          'L’armoire de bois [gonfla|a gonflé], à cause du temps. Dans le débarras, le cahier bleu [tomba|est tombé] à plat ventre.',
        ],
        sign: [
          'À côté, un crochet en forme de baleine pendait à un clou. Il avait la queue mince et tordue, juste comme la fente du loquet.',
          'Sous l’armoire traînait un hameçon sans pointe, droit comme une clé.',
        ],
        yields: [
          'L’armoire de bois [s’ouvrit|s’est ouverte] en soufflant son odeur de corde. Le débarras [s’éclaira|s’est éclairé] d’un ruban, et le cahier bleu était au bout.',
          'L’armoire de bois [rendit|a rendu] un soupir de colle. Le cahier bleu était dans le débarras, entre deux cartes.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'vieux chien', elides: false },
        holds: [
          'Mais le cahier bleu était par terre, dans le débarras du gardien, et le vieux chien dormait dessus. On ne voyait que le ruban.',
          'Mais le vieux chien lisait toujours le cahier bleu avant de dormir, en se couchant dessus. Dans le débarras du gardien, on voyait un coin bleu.',
        ],
        worse: [
          'Le vieux chien [grogna|a grogné] et [s’allongea|s’est allongé] un peu plus. Dans le débarras, le cahier bleu était sous les quatre pattes, ruban compris.',
          'Le vieux chien [tourna|a tourné] la page avec le menton. Du cahier bleu, le débarras [ne montra plus|n’a plus montré] que du poil.',
        ],
        sign: [
          'Devant le museau du chien étaient rangés un bout de corde, une balle et un gant. Cela faisait une ligne, bien droite.',
          'Son assiette, sa balle et son os étaient alignés contre le mur, du moins bon au meilleur.',
        ],
        yields: [
          'Le vieux chien [se retourna|s’est retourné] vers le mur, comme on laisse de la place dans un lit. Sur le plancher du débarras, le cahier bleu était plein de poils, et tiède.',
          'Le vieux chien [posa|a posé] la tête sur son os. Le cahier bleu [resta|est resté] sur le sol du débarras, ouvert au bon jour.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'caisse de chaînes', elides: false },
        holds: [
          'Mais dans le débarras du gardien, une caisse de chaînes était posée sur le ruban du cahier bleu. Elle pesait autant qu’un bateau.',
          'Mais on avait rangé la caisse de chaînes sur le cahier bleu, dans le débarras du gardien. On ne range pas une caisse de chaînes deux fois.',
        ],
        worse: [
          'La caisse [se tassa|s’est tassée] avec un bruit de fer. Le cahier bleu était maintenant serré contre les planches du débarras, et il pliait.',
          'La caisse de chaînes [grogna|a grogné] et [s’assit|s’est assise]. Le cahier bleu [fit|a fait] un bruit de biscuit, dans le débarras.',
        ],
        sign: [
          'Un coin de la caisse était en l’air. Il montait et descendait d’un rien, comme un plancher de barque.',
          'Une latte du plancher bougeait. Quand elle bougeait, la caisse se soulevait d’un côté.',
        ],
        yields: [
          'La caisse de chaînes [bascula|a basculé] et [se rassit|s’est rassise] plus loin. Le débarras [trembla|a tremblé] un peu, et le cahier bleu [tomba|est tombé] à plat, ouvert à aujourd’hui.',
          'La caisse de chaînes [glissa|a glissé] sur sa latte. Le débarras [eut|a eu] un coin de plus, et dans ce coin le cahier bleu.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente de l’étagère', elides: false },
        holds: [
          'Mais le cahier bleu avait glissé dans le débarras du gardien, derrière l’étagère. La fente était bonne pour une lettre, et pas pour un bras.',
          'Mais le cahier bleu était tombé derrière l’étagère, et le débarras du gardien n’est pas grand. Dans la fente, on glissait un ticket.',
        ],
        worse: [
          'L’étagère [recula|a reculé] d’un pouce vers le mur du débarras. Dans la fente, le cahier bleu [descendit|est descendu] jusqu’au ruban.',
          'La fente [pinça|a pincé]. Le cahier bleu [descendit|est descendu] d’une planche, quelque part dans le débarras.',
        ],
        sign: [
          'Tout en bas, sous la dernière planche, la fente était plus large. Une souris y avait laissé sa porte ouverte.',
          'Derrière les bottes, l’étagère ne touchait pas le mur.',
        ],
        yields: [
          'Le cahier bleu [sortit|est sorti] par la porte de la souris, une page après l’autre. Il y avait un peu de poussière du débarras sur la mer.',
          'Le cahier bleu [passa|est passé] derrière les bottes, et [éternua|a éternué] de la poussière. Le débarras [rendit|a rendu] aussi un crayon.',
        ],
      },
    },
  },
  boots: {
    title: ['Une botte jaune sur deux', '{hero} et les chaussettes mouillées'],
    prize: { g: 'f', one: 'botte jaune', elides: false },
    obstacle: { g: 'm', one: 'rocher plat', elides: false },
    task: [
      'Le petit-fils du gardien arrivait par le bateau du soir, en chaussettes mouillées. Il avait demandé ses bottes jaunes, sur la jetée, les deux. Or, sur la jetée, il n’y en avait qu’une.',
      '<companion>Il a fait toute la traversée les pieds mouillés</companion>, [dit|a dit] {companion}. Le petit-fils du gardien arrivait par le bateau du soir. Ses bottes jaunes devaient l’attendre sur la jetée. Il y en avait une.',
      {
        text: 'Un petit garçon arrivait en bateau, les chaussettes mouillées. Il avait deux pieds. Il n’y avait qu’une botte jaune.',
        to: '3-5',
      },
    ],
    gift: [
      'Le petit-fils [sauta|a sauté] du bateau, un pied dans chaque botte. Floc, [fit|a fait] la gauche. Floc, [fit|a fait] la droite. Il [rentra|est rentré] par toutes les flaques, et le gardien [compta|a compté] les floc.',
      'La botte jaune [rejoignit|a rejoint] l’autre sur la jetée, talon contre talon. Le petit-fils [sauta|a sauté] dedans, à pieds joints. Il en [sortit|est sorti] un crabe, qui ne savait pas.',
      {
        text: 'Floc, [fit|a fait] une botte. Floc, [fit|a fait] l’autre. Le petit garçon [marcha|a marché] dans toutes les flaques.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'rocher vert', elides: false },
        holds: [
          'Mais la botte jaune était restée sur le rocher plat, à côté du chemin. Le gardien tenait une main, et le rocher vert n’aimait pas les pieds.',
          'Mais la botte jaune était restée au milieu du rocher plat, et le rocher vert, autour, glissait comme un poisson. Le gardien tenait par la ceinture.',
        ],
        worse: [
          'Le rocher vert [rendit|a rendu] tout le monde au chemin. La botte jaune [glissa|a glissé] d’une marche sur le rocher plat, le talon en avant.',
          'Le rocher vert [rendit|a rendu] les deux pieds à la fois. La botte jaune [tourna|a tourné] sur le rocher plat, et [recula|a reculé].',
        ],
        sign: [
          'Au milieu du vert, il y avait un endroit sec et rugueux. Des petits coquillages y étaient collés, serrés comme des dents.',
          'Un anneau de fer rouillé sortait de la pierre, rugueux comme une râpe.',
        ],
        yields: [
          'Sur les petits coquillages, le pied [tint|a tenu]. Le rocher plat n’avait plus rien à dire, et la botte jaune était là, pleine de mer.',
          'Le pied [resta|est resté] contre l’anneau. La botte jaune [se laissa|s’est laissé] cueillir sur le rocher plat, avec un bigorneau dedans.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'bébé phoque', elides: false },
        holds: [
          'Mais la botte jaune était sur le rocher plat, et un bébé phoque l’avait sous le menton. Il n’avait encore jamais vu de genoux.',
          'Mais un bébé phoque s’était fait une maison de la botte jaune, sur le rocher plat. Il y avait mis sa tête, et personne ne le voyait.',
        ],
        worse: [
          'Le bébé phoque [recula|a reculé] derrière le rocher plat. La botte jaune [suivit|a suivi], tirée par la languette.',
          'Le bébé phoque [recula|a reculé], avec la maison. Du rocher plat, la botte jaune [n’eut plus|n’a plus eu] que la semelle.',
        ],
        sign: [
          'Au bord du rocher, il restait un œil, très rond, et trois moustaches. L’œil ne clignait pas.',
          'Une nageoire était restée dehors. Elle battait, tout doux.',
        ],
        yields: [
          'Le bébé phoque [revint|est revenu] sur le ventre, un petit coup après l’autre. Il [poussa|a poussé] la botte jaune du nez sur le rocher plat, jusqu’au bord.',
          'Le bébé phoque [sortit|est sorti] de chez lui, un peu décoiffé. Il [laissa|a laissé] la botte jaune au bord du rocher plat.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'mouette', elides: false },
        holds: [
          'Mais la botte jaune était sur le rocher plat, et une mouette s’était assise devant. Elle en avait fait son affaire.',
          'Mais une mouette couvait la botte jaune, sur le rocher plat. On ne dérange pas quelqu’un qui couve.',
        ],
        worse: [
          'La mouette [ouvrit|a ouvert] ses deux ailes, et le rocher plat [devint|est devenu] tout blanc. Derrière, il n’y avait plus de botte jaune à voir.',
          'La mouette [se gonfla|s’est gonflée]. La botte jaune [disparut|a disparu] sous les plumes, et le rocher plat avec.',
        ],
        sign: [
          'La mouette penchait la tête vers le chemin, toujours du même côté. Il y avait là une croûte de pain, hors de son coin.',
          'Elle regardait sans cesse un bout de ficelle bleue, pris sous une pierre.',
        ],
        yields: [
          'La mouette [fit|a fait] trois pas de côté, très digne. Le rocher plat était vide, et la botte jaune debout au milieu, avec une plume dedans.',
          'La mouette [alla|est allée] chercher son bout de ficelle. La botte jaune [resta|est restée] sur le rocher plat, sans poussin.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'jeune chien', elides: false },
        holds: [
          'Mais la botte jaune se promenait au bord du rocher plat, dans la bouche du jeune chien. Quand on l’appelait, il comprenait que c’était un jeu.',
          'Mais le jeune chien tenait la botte jaune par l’oreille, au bord du rocher plat. Assis voulait dire cours, et donne voulait dire cours.',
        ],
        worse: [
          'Le jeune chien [remua|a remué] la queue et [trotta|a trotté] jusqu’au bout du mur. Du rocher plat, la botte jaune n’était plus qu’un point qui sautait.',
          'Le jeune chien [courut|a couru]. La botte jaune [fit|a fait] deux fois le tour du rocher plat.',
        ],
        sign: [
          'Le gardien avait mis sa main à plat pour sentir la pluie. Au même moment, le jeune chien s’était assis.',
          'Quelqu’un avait bâillé. Le jeune chien avait bâillé aussi, tout de suite.',
        ],
        yields: [
          'Le jeune chien [s’assit|s’est assis], bien droit, à côté du rocher plat. Il [posa|a posé] la botte jaune devant lui et [attendit|a attendu] la suite.',
          'Le jeune chien [fit|a fait] pareil, et la gueule [s’ouvrit|s’est ouverte]. La botte jaune [se posa|s’est posée] au pied du rocher plat.',
        ],
      },
    },
  },
  horn: {
    title: ['Une seule note à huit heures', '{hero} et le soufflet déchiré'],
    prize: { g: 'f', one: 'corne de brume', elides: false },
    obstacle: { g: 'm', one: 'hangar de la corne', elides: false },
    task: [
      'À huit heures, la vieille corne de brume devait sonner pour la fête de l’île. Une fois, une note, jusqu’au continent. L’équipe des jeunes gardiens l’avait promis devant tout le monde, avec le nom de chacun sur l’affiche.',
    ],
    gift: [
      'À huit heures et deux minutes, la note [partit|est partie], basse, un peu rauque sur la fin. Les verres [vibrèrent|ont vibré] sur les tables de la fête. Puis une autre corne, minuscule, [répondit|a répondu] du continent.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'soufflet de cuir', elides: false },
        holds: [
          'Mais dans le hangar de la corne, le soufflet s’était déchiré à l’essai, sur deux mains de long. La corne de brume n’avait plus d’air que pour un soupir.',
        ],
        worse: [
          'La couture [lâcha|a lâché] plus loin, et le soufflet [bâilla|a bâillé] d’un bout à l’autre. De la corne de brume, tout le hangar n’[entendit plus|a plus entendu] qu’une respiration.',
        ],
        sign: [
          'Sur les deux bords du cuir, les anciens trous étaient encore là. Ils se faisaient face, un par un.',
        ],
        yields: [
          'Le soufflet de cuir [se gonfla|s’est gonflé], en sifflant un peu par ses points neufs. Au fond du hangar, la corne de brume [eut|a eu] de l’air pour une note.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'équipier de la pompe', elides: true },
        holds: [
          'Mais celui qui pompait au moment de la déchirure avait quitté le hangar. Il se tenait dehors, derrière, avec la poignée de la pompe, et sans elle la corne de brume n’était qu’un meuble.',
        ],
        worse: [
          'L’équipier [passa|est passé] du côté de la mer, là où le hangar n’a plus de fenêtre. La poignée de la corne de brume [passa|est passée] avec lui.',
        ],
        sign: [
          'Au coin du mur, on voyait une botte. Elle tapait la mesure de la pompe, très bas, quatre temps et un repos.',
        ],
        yields: [
          'L’équipier [revint|est revenu] par la grande entrée du hangar, les mains noires. Il [remit|a remis] la poignée à la corne de brume sans regarder l’affiche.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'grand balancier', elides: false },
        holds: [
          'Mais dans le hangar de la corne, le grand balancier de la pompe avait été fait pour des gardiens à l’ancienne. Quand un bout descendait, l’autre se cabrait, et la corne de brume toussait.',
        ],
        worse: [
          'Le grand balancier [se cabra|s’est cabré] et [sortit|est sorti] de son logement, de travers. La corne de brume [rendit|a rendu] un hoquet que tout le hangar [garda|a gardé] longtemps.',
        ],
        sign: [
          'Sous les couches de peinture, à l’autre bout, se devinait une seconde poignée. Elle était là depuis le premier gardien, et libre.',
        ],
        yields: [
          'Le grand balancier [trouva|a trouvé] son rythme, lourd et régulier comme une rame. Dans le hangar, la corne de brume [se remplit|s’est remplie].',
        ],
      },
    },
  },
  radio: {
    title: ['La nuit des trois bateaux', '{hero} et le vieux gardien'],
    prize: { g: 'f', one: 'fin de l’entretien', elides: false },
    obstacle: { g: 'm', one: 'studio du phare', elides: false },
    task: [
      'L’heure des jeunes passait à six heures à la radio de l’île. Le plus vieux gardien y racontait la nuit des trois bateaux, et il s’était arrêté au deuxième. Il manquait la fin de l’entretien, et l’île l’attendait.',
    ],
    gift: [
      'À six heures, dans les cuisines de l’île, on [entendit|a entendu] arriver le troisième bateau. Une femme, sur le port, [éteignit|a éteint] l’eau de la vaisselle. Elle était la fille du mousse.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'vieux gardien', elides: false },
        holds: [
          'Mais dans le studio du phare, le vieux gardien s’était refermé, les mains croisées. On avait ri au mauvais endroit, et la fin de l’entretien était rentrée avec lui.',
        ],
        worse: [
          'Le vieux gardien [se tourna|s’est tourné] vers la fenêtre. Dans le studio du phare, le ruban tournait à vide, et la fin de l’entretien était repartie en mer.',
        ],
        sign: [
          'À un crochet, à côté du vieux gardien, pendait un vieux sifflet. Tout le reste avait de la poussière, et lui brillait.',
        ],
        yields: [
          'Le vieux gardien [décrocha|a décroché] le sifflet et [donna|a donné] trois coups, presque sans souffle. Dans le studio du phare, la fin de l’entretien [commença|a commencé] comme cela.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'cheffe du studio', elides: false },
        holds: [
          'Mais au studio du phare, la cheffe du studio n’accordait pas de seconde prise. La première avait mal tourné, et la fin de l’entretien n’était plus au programme.',
        ],
        worse: [
          'La cheffe du studio [posa|a posé] la main à plat sur la liste. Le studio du phare [passa|est passé] à la météo, et la fin de l’entretien [fut|a été] barrée.',
        ],
        sign: [
          'Sous la main, la liste dépassait d’une ligne. À la fin de l’émission, il y avait dix minutes blanches, et la cheffe les regardait.',
        ],
        yields: [
          'La cheffe du studio [leva|a levé] la main et [montra|a montré] la pendule. Le studio du phare [retint|a retenu] son souffle, et la fin de l’entretien [eut|a eu] ses dix minutes.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'colle de la bande', elides: false },
        holds: [
          'Mais au studio du phare, la bande avait été coupée trop court, puis recollée. La colle de la bande n’était pas sèche, et la fin de l’entretien tenait à cela.',
        ],
        worse: [
          'La bande [se décolla|s’est décollée] d’un bord. Dans le studio du phare, la voix [retomba|est retombée] au premier bateau, et la fin de l’entretien [s’éloigna|s’est éloignée].',
        ],
        sign: ['Un des bords ne se retroussait plus. Il était mat, et il restait à plat.'],
        yields: [
          'La colle de la bande [passa|est passée] sous la tête de lecture sans un clic. Dans le studio du phare, la voix [alla|est allée] d’un bateau au suivant, jusqu’à la fin de l’entretien.',
        ],
      },
    },
  },
} satisfies FrErrands;
