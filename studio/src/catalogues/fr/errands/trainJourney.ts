import type { FrErrands } from '../../schema.ts';

export const trainJourney = {
  seat: {
    title: ['La place côté rivière', 'Le grand-père au passage à niveau'],
    prize: { g: 'f', one: 'place', elides: false },
    obstacle: { g: 'f', one: 'grosse valise', elides: false },
    task: [
      '<companion>Au passage à niveau, il y a un grand-père avec une lampe</companion>, [dit|a dit] {companion}. <companion>Il fait signe à sa petite-fille. C’est juste après la rivière, et elle est assise du mauvais côté.</companion>',
      '<companion>Elle a promis de lui répondre avec la main</companion>, [dit|a dit] {companion}. Une petite voyageuse passait devant la lampe de son grand-père, juste après la rivière. Mais elle était assise de l’autre côté.',
      {
        text: 'Un grand-père faisait signe au train, avec une lampe. Sa petite-fille n’avait pas la bonne place, pour le voir.',
        to: '3-5',
      },
    ],
    gift: [
      'La petite voyageuse [se mit|s’est mise] à genoux sur la place. Il y [eut|a eu] la rivière, puis une lampe qui montait et descendait. Elle [souffla|a soufflé] sur la vitre et [dessina|a dessiné] un rond.',
      'La rivière [passa|est passée]. La petite voyageuse [posa|a posé] sa main ouverte sur la vitre, et dehors une lampe [fit|a fait] oui. Cela [dura|a duré] le temps de compter trois. Elle [garda|a gardé] la main là.',
      {
        text: 'La petite-fille [se mit|s’est mise] à genoux sur la place. Une lampe [monta|est montée], [descendit|est descendue]. Coucou.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'valise', elides: false },
        holds: [
          'Mais la place côté rivière était prise. La grosse valise était dessus, et personne ne la soulevait.',
          'Seulement, la grosse valise voyageait assise. Elle avait pris la place côté rivière, et une valise de cette taille, cela ne se dérange pas.',
        ],
        worse: [
          'La valise [se cala|s’est calée] entre les deux sièges. De la place, on ne voyait plus rien, et de la fenêtre la moitié.',
          'La valise [s’enfonça|s’est enfoncée] dans les ressorts. La place [devint|est devenue] une valise, et la fenêtre, une poignée.',
        ],
        sign: [
          'La valise avait quatre roulettes. Une des quatre remuait toute seule, à chaque cahot.',
          'Une sangle pendait de la valise, du côté du couloir. Quand le train penchait, la valise penchait avec elle.',
        ],
        yields: [
          'La valise [roula|a roulé] dans le couloir avec un soupir. La place était libre, un peu creuse au milieu.',
          'Le train [pencha|a penché], la valise aussi, et elle [descendit|est descendue] sur ses roulettes, comme une dame. La place était encore chaude de bagages.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'voyageur', elides: false },
        holds: [
          'Mais un voyageur dormait contre la grosse valise, le chapeau sur les yeux. La place côté rivière était sous son coude.',
          'Seulement, un voyageur s’était endormi, la grosse valise dans les bras. La place côté rivière avait ses deux pieds dessus.',
        ],
        worse: [
          'Le voyageur [grogna|a grogné] et [se pencha|s’est penché] vers la vitre. Maintenant, sa joue occupait la place aussi.',
          'Le voyageur [s’allongea|s’est allongé] en rêve. Sous lui, la place [disparut|a disparu], et la valise lui [servit|a servi] d’oreiller.',
        ],
        sign: [
          'Les souliers du voyageur étaient rangés côte à côte. Venaient ensuite un journal plié, puis une boîte à tartines.',
          'Sur la tablette, une casquette, un billet et un croissant étaient mis dans l’ordre. Le croissant était pour l’arrivée.',
        ],
        yields: [
          'Le voyageur [se tourna|s’est tourné] de l’autre côté et [prit|a pris] la valise pour oreiller. La place côté rivière était encore tiède.',
          'Le voyageur [se tourna|s’est tourné] vers le croissant. Ses pieds [suivirent|ont suivi], la valise [bascula|a basculé], et la place était libre, côté rivière.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'voyageur', elides: false },
        holds: [
          'Mais à côté de la grosse valise, il y avait un voyageur bien réveillé. La place côté rivière était pour ses affaires, et il les gardait.',
          'Seulement, un voyageur gardait la place côté rivière pour sa grosse valise. Elle avait payé, semblait-il.',
        ],
        worse: [
          'Le voyageur [posa|a posé] son chapeau sur la valise. La place avait maintenant un chapeau, et plus de fenêtre.',
          'Le voyageur [passa|a passé] un bras autour de la valise. La place n’avait jamais été aussi prise.',
        ],
        sign: [
          'Le voyageur plissait les yeux vers le mur du fond. C’était là qu’étaient affichés les horaires, tout petits.',
          'Le voyageur se penchait sans arrêt vers le couloir. Son gant y était tombé, et il n’osait pas se lever, à cause de la place.',
        ],
        yields: [
          'Le voyageur [rangea|a rangé] le chapeau sur sa tête et la valise entre ses genoux. La place côté rivière était libre.',
          'Le voyageur [mit|a mis] ses deux gants, [soupira|a soupiré], et [prit|a pris] la valise sur ses genoux. La place [se gonfla|s’est gonflée], côté rivière.',
        ],
      },
    },
  },
  cow: {
    title: ['La vache sous les sièges', 'La prochaine est la leur'],
    prize: { g: 'f', one: 'vache en bois', elides: false },
    obstacle: { g: 'f', one: 'rangée de sièges', elides: false },
    task: [
      'De l’autre côté du couloir, un bébé riait tant qu’il avait sa vache en bois. Il ne l’avait plus. La prochaine gare était la sienne, et sa lèvre tremblait déjà.',
      'Le bébé d’en face avait ri depuis le départ, et tout le wagon avec. Maintenant il ne riait plus. Sa vache en bois était tombée, et il descendait à la prochaine gare.',
      {
        text: 'Un bébé riait toujours avec sa vache en bois. La vache n’était plus là. Sa lèvre tremblait.',
        to: '3-5',
      },
    ],
    gift: [
      'La vache en bois [remonta|est remontée] dans la petite main. Le bébé lui [mordit|a mordu] l’oreille en cuir, celle qui avait déjà un coin en moins. Puis il [fit|a fait] meuh à tout le wagon.',
      'Le bébé [regarda|a regardé] la vache en bois, [la perdit|l’a perdue] exprès, et [la regarda|l’a regardée] revenir. Il [descendit|est descendu] du train en riant. On l’[entendit|a entendu] jusqu’au bout du quai.',
      {
        text: 'La vache en bois [revint|est revenue]. Le bébé lui [mordit|a mordu] l’oreille. Meuh.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Mais la vache avait roulé sous la rangée de sièges. Entre le siège et le plancher, il n’y avait qu’une fente.',
          'Seulement, la rangée de sièges était vissée par terre, ou presque. La vache en bois était passée par la fente, et une main de grande personne n’est pas une vache.',
        ],
        worse: [
          'La vache [roula|a roulé] jusqu’à la paroi. Sous la rangée de sièges, la fente [resta|est restée] vide.',
          'La vache [roula|a roulé] jusqu’au radiateur. Sous la rangée de sièges, la fente [fit|a fait] un clin d’œil.',
        ],
        sign: [
          'À côté du pied du milieu, le plancher se creusait. La fente y était plus large d’un poing.',
          'À l’endroit où un sac avait tiré, la barre était tordue. Il y avait là la place d’un poing et demi.',
        ],
        yields: [
          'La vache [sortit|est sortie] à côté du pied du milieu, les cornes d’abord. Elle avait un ticket sur le dos.',
          'La vache [sortit|est sortie] sous la barre tordue, un peu rayée. La rangée de sièges [garda|a gardé] une peluche.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'ombre', elides: true },
        holds: [
          'Mais la vache était sous la rangée de sièges. Dans l’ombre, il y avait des pieds, des sacs, et pas une corne.',
          'Seulement, sous la rangée de sièges, on avait rangé toute l’ombre du wagon. La vache en bois broutait quelque part là-dedans.',
        ],
        worse: [
          'Le train [entra|est entré] dans un tunnel. Sous les sièges, l’ombre [devint|est devenue] du noir, et la vache avec.',
          'Un manteau [glissa|a glissé]. L’ombre [eut|a eu] une porte, et la vache, sous les sièges, [la ferma|l’a fermée] derrière elle.',
        ],
        sign: [
          'Au ras du plancher, un point brillait. Il était peint, et il regardait.',
          'Une pièce de monnaie luisait contre la paroi. À côté d’elle, il y avait une bosse.',
        ],
        yields: [
          'Le point [fut|a été] un œil, et l’œil avait deux cornes. La vache regardait, de dessous les sièges, sans se plaindre.',
          'La bosse avait des cornes, la corne une tache. La vache [remonta|est remontée] de sous les sièges, avec une pièce de monnaie en prime.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'sangle', elides: false },
        holds: [
          'Mais sous la rangée de sièges, la vache était prise dans une sangle de sac à dos. La sangle passait sous trois sièges.',
          'Seulement, une sangle de sac s’était promenée sous la rangée de sièges, et avait pris la vache en bois au lasso.',
        ],
        worse: [
          'La sangle [se serra|s’est serrée] autour de la vache. Sous les sièges, il n’en dépassait plus qu’une corne.',
          'La sangle [fit|a fait] un tour de pied de siège. La vache [se coucha|s’est couchée] sur le flanc, comme à la foire.',
        ],
        sign: [
          'Près de l’attache, la sangle avait une boucle toute lâche. Un bras y serait passé.',
          'Derrière le talon d’un monsieur, la sangle pendait, toute molle. Elle faisait un grand U.',
        ],
        yields: [
          'La sangle [coula|a coulé] de dessous les sièges, tout du long. La vache [venait|est venue] au bout, sur le dos.',
          'La sangle [lâcha|a lâché] le pied du siège, puis les cornes. Sous la rangée de sièges, la vache [se releva|s’est relevée].',
        ],
      },
    },
  },
  platform: {
    title: ['Quatre minutes pour la grand-mère', 'Le numéro sur la feuille'],
    prize: { g: 'm', one: 'numéro de quai', elides: false },
    obstacle: { g: 'f', one: 'voyageuse venue de loin', elides: false },
    task: [
      'Une grand-mère avec deux sacs avait quatre minutes pour son prochain train. De quel quai il partait, elle ne le savait pas. <helper>C’est sur la feuille</helper>, [dit|a dit] {helper}, <helper>et il n’y en a qu’une.</helper>',
      '<companion>Elle lit les panneaux à l’envers, tellement elle se presse</companion>, [dit|a dit] {companion}. La grand-mère aux deux sacs changeait de train à la prochaine gare. Elle avait quatre minutes, et pas de numéro de quai.',
      {
        text: 'Une grand-mère avait deux sacs et pas beaucoup de temps. Elle cherchait le numéro de quai de son train.',
        to: '3-5',
      },
    ],
    gift: [
      'La grand-mère [descendit|est descendue] avec le numéro de quai écrit sur le dos de la main. Elle [arriva|est arrivée] au bon quai avec une minute de reste. Elle [la passa|l’a passée] à faire signe.',
      'La grand-mère [répéta|a répété] le numéro de quai à ses deux sacs. Puis elle [descendit|est descendue] et [tourna|a tourné] du bon côté. Dans l’autre train, elle [s’assit|s’est assise] juste en face, derrière la vitre.',
      {
        text: 'Deux, c’était le quai deux. La grand-mère [arriva|est arrivée]. Elle [fit|a fait] au revoir avec un sac.',
        to: '3-5',
      },
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'f', one: 'voyageuse', elides: false },
        holds: [
          'Seulement, la feuille avec le numéro de quai était chez une voyageuse venue de loin. Elle ne parlait pas la langue du train.',
          'Mais la voyageuse venue de loin souriait à toutes les questions. Le numéro de quai était sur sa feuille, et la feuille dans son sourire, pour ainsi dire.',
        ],
        worse: [
          'La voyageuse [prit|a pris] cela pour un bonjour. Elle [sourit|a souri], [rangea|a rangé] la feuille dans son sac, et le numéro de quai avec.',
          'La voyageuse [offrit|a offert] une mandarine à tout le wagon. Le numéro de quai [servit|a servi] à emballer les pelures.',
        ],
        sign: [
          'Un enfant montrait son âge à son voisin, sur les doigts. La voyageuse [hocha|a hoché] la tête à chaque doigt.',
          'Un monsieur regardait l’heure à son poignet. La voyageuse avait regardé son propre poignet, puis la vitre, puis sa feuille.',
        ],
        yields: [
          'La voyageuse [tira|a tiré] la feuille de son sac et [leva|a levé] sept doigts. C’était le numéro de quai.',
          'La voyageuse [montra|a montré] sa montre, la vitre, et sur la feuille un gros sept. C’était le numéro de quai, dans toutes les langues.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'porte', elides: false },
        holds: [
          'Seulement, la voyageuse venue de loin avait la feuille, et la porte à côté d’elle tremblait. {helper} criait le numéro de quai, et personne ne l’entendait.',
          'Mais une porte battait, juste à côté de la voyageuse venue de loin. {helper} avait beau dire, le numéro de quai arrivait en miettes.',
        ],
        worse: [
          'La porte [se mit|s’est mise] à claquer. Le numéro de quai [passa|est passé] sous le bruit, et la voyageuse [haussa|a haussé] les épaules.',
          'La porte [se mit|s’est mise] à battre double. La voyageuse [fit|a fait] non de la tête, et du numéro de quai, il ne restait que la bouche.',
        ],
        sign: [
          'Entre deux rails, la porte s’arrêtait. C’était court comme un mot.',
          'Dans les tunnels, la porte se collait à son cadre. On avait alors le temps d’un chiffre.',
        ],
        yields: [
          'La porte [se tint|s’est tenue] tranquille. Dans le silence, la voyageuse [lut|a lu] le numéro de quai, et tout le wagon [entendit|a entendu] sept.',
          'Un tunnel [avala|a avalé] le bruit de la porte. La voyageuse [dit|a dit] le numéro de quai, et {helper} [le répéta|l’a répété], pour le plaisir.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'feuille déchirée', elides: false },
        holds: [
          'Seulement, la voyageuse venue de loin avait bien la feuille, mais elle était déchirée. Le numéro de quai avait perdu son milieu.',
          'Mais la feuille s’était déchirée dans le sac de la voyageuse venue de loin. Le numéro de quai était moitié en bas, moitié à côté.',
        ],
        worse: [
          'Un autre bout [tomba|est tombé] de la feuille. La voyageuse en [ramassa|a ramassé] trois, et sur aucun il n’y avait de numéro de quai.',
          'La feuille [perdit|a perdu] encore un coin. La voyageuse [souffla|a soufflé] sur les morceaux, et le numéro de quai [s’envola|s’est envolé] en trois.',
        ],
        sign: [
          'Deux bords déchirés avaient la même vague. Ce qui montait sur l’un descendait sur l’autre.',
          'Sur un morceau, il y avait un trait qui s’arrêtait net. Sur un autre, un trait commençait pareil.',
        ],
        yields: [
          'La feuille [reprit|a repris] sa ligne du milieu. La voyageuse [posa|a posé] le doigt dessus : le numéro de quai était un sept.',
          'Bord contre bord, la feuille [se rappela|s’est rappelé] tout. Le numéro de quai était un sept, avec une barre, et la voyageuse [applaudit|a applaudi].',
        ],
      },
      shy: {
        part: { g: 'f', one: 'voyageuse', elides: false },
        holds: [
          'Seulement, la voyageuse venue de loin s’était cachée dans son écharpe, avec la feuille. Le numéro de quai était là-dedans.',
          'Mais la voyageuse venue de loin ne connaissait personne dans ce train. Elle tenait sa feuille sous son châle, et le numéro de quai avec.',
        ],
        worse: [
          'La voyageuse [se tourna|s’est tournée] vers le mur. La feuille et son numéro de quai [disparurent|ont disparu] sous l’écharpe.',
          'La voyageuse [remonta|a remonté] le châle jusqu’aux sourcils. La feuille [disparut|a disparu], et le numéro de quai [voyagea|a voyagé] en première classe.',
        ],
        sign: [
          'Entre deux plis de l’écharpe, il y avait un œil. Il regardait de ce côté.',
          'Du châle sortait le bout d’un gant. Deux doigts y jouaient, comme sur un petit piano.',
        ],
        yields: [
          'L’écharpe [descendit|est descendue] d’un tour, puis d’un autre. La voyageuse [tendit|a tendu] la feuille, le numéro de quai en l’air.',
          'La voyageuse [baissa|a baissé] le châle jusqu’au menton, et [tendit|a tendu] sa feuille. Le numéro de quai avait encore chaud.',
        ],
      },
    },
  },
  choir: {
    title: ['Concert par téléphone', 'Quatre coins de wagon'],
    prize: { g: 'm', one: 'chant d’ouverture', elides: false },
    obstacle: { g: 'm', one: 'wagon divisé', elides: false },
    task: [
      'Le chœur des jeunes était arrêté entre deux gares, et trois cents personnes l’attendaient dans une salle. Le directeur retenait le public au téléphone. Il lui fallait le chant d’ouverture, maintenant, dans l’appareil.',
    ],
    gift: [
      'Le chant d’ouverture [passa|est passé] par le téléphone, avec un aboiement et le bruit d’un aiguillage. À l’autre bout, il y [eut|a eu] un silence, puis un bruit de pluie. C’étaient trois cents personnes, et elles étaient debout.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'plan', elides: false },
        holds: [
          'Seulement, depuis la dispute du solo, le wagon était divisé en quatre coins. Sur le plan des places, chacun avait barré quelqu’un, et le chant d’ouverture n’avait plus d’endroit où commencer.',
        ],
        worse: [
          'Le plan des places [reçut|a reçu] trois ratures de plus. Il y [eut|a eu] un cinquième coin dans le wagon, et les sopranos du chant d’ouverture y étaient.',
        ],
        sign: ['Au milieu du plan, il y avait un siège. Personne ne l’avait refusé.'],
        yields: [
          'Les coins du wagon [se vidèrent|se sont vidés] vers le milieu. Le chant d’ouverture [prit|a pris] sa note sur un accoudoir.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'passager', elides: false },
        holds: [
          'Seulement, entre les deux moitiés du wagon divisé, il y avait la voiture silence et un passager devant la porte. Pour le chant d’ouverture, c’était non.',
        ],
        worse: [
          'Le passager [ferma|a fermé] la porte et [s’adossa|s’est adossé] à la vitre. De tout le wagon, la salle n’entendait plus que les roues, et du chant d’ouverture rien.',
        ],
        sign: [
          'Le passager regardait sa grille de mots croisés. Il y manquait un mot de sept lettres, et le stylo avait troué le papier.',
        ],
        yields: [
          'Le passager [retira|a retiré] ses pieds, puis il [poussa|a poussé] la porte du coude. Le wagon [respira|a respiré] d’un seul coup, et le chant d’ouverture [partit|est parti].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'partition', elides: false },
        holds: [
          'Seulement, la partition était à quatre voix, et le wagon était divisé. Le chant d’ouverture ne tenait pas avec une seule, ni avec deux qui s’écoutaient de travers.',
        ],
        worse: [
          'La partition [se défit|s’est défaite] mesure après mesure. Le chant d’ouverture [finit|a fini] à quatre endroits différents du wagon.',
        ],
        sign: [
          'À la troisième mesure, la partition avait une deuxième entrée. Elle était entourée au crayon, et elle n’était à personne.',
        ],
        yields: [
          'Les quatre voix [se rejoignirent|se sont rejointes] à la troisième mesure. Le wagon entier [vibra|a vibré], et c’était le chant d’ouverture.',
        ],
      },
    },
  },
  wrongTrain: {
    title: ['Une minute au croisement', 'Le bouton de la casquette'],
    prize: { g: 'f', one: 'minute', elides: false },
    obstacle: { g: 'm', one: 'silence', elides: false },
    task: [
      'L’amie changeait d’école aujourd’hui et voyageait seule. À la bifurcation, son train longerait celui-ci pendant une minute, vitre contre vitre. La veille, un message était mal parti, et depuis le téléphone ne disait plus rien.',
    ],
    gift: [
      'La minute [dura|a duré] une minute. De l’autre côté des deux vitres, l’amie [lut|a lu] la pancarte, et [chercha|a cherché] un stylo. Il n’y en avait pas, alors elle [posa|a posé] la main à plat sur le verre, jusqu’à ce que le verre s’en aille.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'conversation', elides: false },
        holds: [
          'Seulement, il y avait le silence, et la conversation était bloquée. Pour la minute, il fallait le numéro de sa voiture, et l’amie ne l’avait pas écrit.',
        ],
        worse: [
          'L’amie [quitta|a quitté] la conversation. Le silence [devint|est devenu] un vrai silence, et la minute n’avait plus de voiture.',
        ],
        sign: [
          'Sous la conversation, il restait une photo, envoyée lundi. C’était le billet de l’amie, posé sur un genou.',
        ],
        yields: [
          'La conversation [s’ouvrit|s’est ouverte] d’un mot. Voiture douze, côté quai : le silence était fini, et la minute avait une place.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'amie', elides: true },
        holds: [
          'Seulement, l’amie ne voulait pas être vue. Son train était déjà là, sa vitre aussi, et dans le silence la minute commençait sans elle.',
        ],
        worse: [
          'Le rideau [descendit|est descendu] devant l’amie. Le silence avait maintenant un rideau, et il restait quarante secondes de la minute.',
        ],
        sign: [
          'Au-dessus du rideau dépassait un bouton. C’était celui d’une casquette, et il ne bougeait pas.',
        ],
        yields: [
          'Le rideau [remonta|est remonté] jusqu’au menton, puis jusqu’aux yeux. L’amie était là, et il restait vingt secondes de la minute.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'train', elides: false },
        holds: [
          'Seulement, le train s’était arrêté dans un champ, et dans le silence le retard grandissait. Sans lui, il y avait une minute, et avec lui il n’y en avait pas.',
        ],
        worse: [
          'Le train [prit|a pris] deux minutes de retard de plus. La minute n’était plus nulle part, et le silence était complet.',
        ],
        sign: ['Dehors, le bras du signal [tressaillit|a tressailli]. Il n’était pas encore levé.'],
        yields: [
          'Le signal [se leva|s’est levé], et le train [rattrapa|a rattrapé] son retard entre deux poteaux. Les vitres [se mirent|se sont mises] face à face, et la minute [commença|a commencé].',
        ],
      },
    },
  },
} satisfies FrErrands;
