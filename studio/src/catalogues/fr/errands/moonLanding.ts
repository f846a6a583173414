import type { FrErrands } from '../../schema.ts';

export const moonLanding = {
  flag: {
    title: ['Le drapeau couché', '{hero} au bord du cratère'],
    prize: { g: 'm', one: 'drapeau', elides: false },
    obstacle: { g: 'm', one: 'bord du cratère', elides: false },
    task: [
      'Le drapeau des bons vœux était tombé, tous ses vœux par en dessous. Sur la Terre, des gens le cherchaient avant de dormir. Tant qu’il restait couché, ils restaient debout.',
      '<companion>Il dort sur ses vœux</companion>, [dit|a dit] {companion}. Le drapeau des bons vœux était couché dans la poussière. De la Terre, avant de dormir, on le cherchait avec des lunettes.',
      {
        text: 'Le drapeau des bons vœux était tombé. Sur la Terre, les gens le cherchaient pour s’endormir.',
        to: '3-5',
      },
    ],
    gift: [
      'Planté bien droit, le drapeau [montra|a montré] tous ses vœux à la fois. En bas, sur la bille bleue, une fenêtre [s’éteignit|s’est éteinte]. Puis une autre. Puis toute une rue.',
      'Le drapeau [se tint|s’est tenu] droit, et ses vœux [se déplièrent|se sont dépliés]. En bas, quelqu’un [rangea|a rangé] ses lunettes, [ferma|a fermé] un volet, et [se glissa|s’est glissé] au chaud.',
      {
        text: 'Le drapeau [se leva|s’est levé]. En bas, une fenêtre [s’éteignit|s’est éteinte]. Puis une autre. Puis toutes.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { g: 'f', one: 'première marche', elides: false },
        holds: [
          'Mais le drapeau était resté tout en haut, sur le bord du cratère. Et la première marche arrivait plus haut que le nez.',
          'Mais le bord du cratère n’avait pas d’escalier. Le drapeau était en haut, la première marche trop loin du pied.',
        ],
        worse: [
          'La poussière [coula|a coulé] du bord du cratère. Là-haut, le drapeau [recula|a reculé] d’un pas, et l’on [ne vit plus|n’a plus vu] qu’un coin.',
          'De la poussière [roula|a roulé], et le bord du cratère [parut|a paru] plus haut. Le drapeau [se coucha|s’est couché] de l’autre côté.',
        ],
        sign: [
          'En bas de la marche, dans le gris, il y avait une trace de pas, très vieille et très ferme. Elle était juste assez large pour un pied.',
          'Une marque de fusée, en bas, faisait un creux dans la roche.',
        ],
        yields: [
          'Le bord du cratère était plat comme une table, et la nuit commençait tout autour. Le drapeau était couché là, à portée de main.',
          'On [fut|a été] en haut, tout à coup, avec des étoiles autour. Au bord du cratère, le drapeau [tendit|a tendu] un coin.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'ombre', elides: true },
        holds: [
          'Mais le drapeau avait glissé derrière le bord du cratère, du côté sans soleil. Là, l’ombre était si noire qu’un pied y disparaissait.',
          'Mais le bord du cratère avait un côté nuit, et le drapeau y était tombé. La nuit de la Lune est très noire, parce qu’elle est propre.',
        ],
        worse: [
          'L’ombre [avança|a avancé] d’un grand pas sur le bord du cratère. Du drapeau, il [ne resta|n’est resté] pas même un coin à regarder.',
          'L’ombre [prit|a pris] un pas de plus au bord du cratère. Du drapeau, il [ne resta|n’est resté] rien.',
        ],
        sign: [
          'Tout au fond de l’ombre, une petite lueur tenait bon. Elle était en argent, et fine comme un ourlet.',
          'Quelque part, un fil brillait, tout droit, comme une couture.',
        ],
        yields: [
          'Au bout de la lueur, il y avait un ourlet. Au bout de l’ourlet, il y avait tout le drapeau, et l’ombre n’était plus que de l’ombre.',
          'Au bout de la couture, il y avait un vœu, puis un autre. C’était le drapeau, sous le bord du cratère.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'hampe', elides: false },
        holds: [
          'Mais le drapeau était couché en travers du bord du cratère. Sa hampe était si longue que, quand un bout montait, l’autre redescendait.',
          'Mais le drapeau avait une hampe de géant, couchée au bord du cratère. Levée d’un bout, elle s’ennuyait de l’autre.',
        ],
        worse: [
          'Un bout de la hampe [monta|est monté], et l’autre [laboura|a labouré] le bord du cratère. Le drapeau [retomba|est retombé] plus tordu qu’avant, le nez dans la poussière.',
          'La hampe [fit|a fait] la bascule. Le drapeau [balaya|a balayé] le bord du cratère.',
        ],
        sign: [
          'Près du pied de la hampe, il y avait une seconde poignée. Elle était libre, et sans une seule trace de doigts.',
          'À l’autre bout, un gant d’astronaute était resté collé, ouvert.',
        ],
        yields: [
          'Les deux bouts [montèrent|sont montés] ensemble. Le drapeau [passa|est passé] par-dessus le bord du cratère, raide et droit comme un facteur.',
          'La hampe [monta|est montée], bien plate, et [se planta|s’est plantée]. Au bord du cratère, le drapeau [fit|a fait] face à la Terre.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'pierre de lune', elides: false },
        holds: [
          'Mais au bord du cratère, une pierre de lune était posée sur un coin du drapeau. Elle avait l’air d’y habiter.',
          'Mais une pierre de lune faisait presse-papier sur le drapeau, au bord du cratère. Il n’y avait pourtant pas de vent.',
        ],
        worse: [
          'La pierre [s’enfonça|s’est enfoncée] sans un bruit dans le bord du cratère. Le drapeau [disparut|a disparu] jusqu’au milieu dans le gris.',
          'La pierre de lune [se tassa|s’est tassée], sans se presser. Le drapeau [perdit|a perdu] un vœu de vue, au bord du cratère.',
        ],
        sign: [
          'D’un côté, la pierre ne touchait pas tout à fait le sol. Ce bord-là bougeait un peu, comme une dent de lait.',
          'Un grain de sable sous un coin la faisait danser.',
        ],
        yields: [
          'La pierre [bascula|a basculé] lentement, parce que là-haut tout tombe lentement. Le drapeau [se défroissa|s’est défroissé], un coin après l’autre.',
          'La pierre de lune [dansa|a dansé] un peu loin. Le drapeau [se releva|s’est relevé] tout seul, au bord du cratère.',
        ],
      },
    },
  },
  bell: {
    title: ['La cloche dans la laine', '{hero} et la cloche d’argent'],
    prize: { g: 'f', one: 'cloche d’argent', elides: false },
    obstacle: { g: 'm', one: 'creux de la souris', elides: false },
    task: [
      'La navette de nuit venait de la Terre, et à minuit elle ferait demi-tour. Elle ne trouvait la Lune qu’au son de la cloche d’argent. Et la cloche se taisait.',
      'Entre la Terre et la Lune, la navette de nuit ralentissait et cherchait. Personne ne lui disait où se poser. C’est la cloche d’argent qui le dit, et à minuit, elle ferait demi-tour.',
      {
        text: 'La navette de nuit cherchait la Lune. Elle écoutait la cloche d’argent. Et la cloche se taisait.',
        to: '3-5',
      },
    ],
    gift: [
      'La cloche [sonna|a sonné] une fois. Il n’y a pas d’air là-haut : c’est par les pieds qu’on l’[entendit|a entendue]. Au loin, une petite lumière [vira|a viré] et [s’approcha|s’est approchée].',
      'La cloche [sonna|a sonné], et cela [monta|est monté] par les semelles, jusqu’aux genoux. Là-haut, la navette de nuit [clignota|a clignoté]. Elle [se posa|s’est posée] avec un bruit d’oreiller.',
      {
        text: 'Ting, [fit|a fait] la cloche d’argent. On [l’entendit|l’a entendue] par les pieds. La navette [arriva|est arrivée].',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'laine de lune', elides: false },
        holds: [
          'Mais la souris l’avait rangée pour l’hiver. Dans son creux, la laine de lune faisait dix fois le tour de la cloche, dessus, dessous, et encore dessus.',
          'Mais la souris avait tricoté tout l’hiver. La cloche d’argent était au fond de son creux, dans le tricot.',
        ],
        worse: [
          'La laine [se feutra|s’est feutrée], et tout le creux [devint|est devenu] une seule boule. La cloche y était maintenant jusqu’à la langue.',
          'La laine de lune [rétrécit|a rétréci]. Dans le creux, la cloche [n’eut plus|n’a plus eu] la place de dire ting.',
        ],
        sign: [
          'Il y avait une boucle dans la laine, toute lâche, juste à côté de l’anse. Personne ne l’avait serrée.',
          'Une maille était tombée, près de l’anse.',
        ],
        yields: [
          'La laine [glissa|a glissé] d’un tour, puis de tous les autres. La cloche [resta|est restée] toute nue au milieu du creux, et [fit|a fait] ting, pour voir.',
          'Maille après maille, la laine [redevint|est redevenue] pelote. Le creux de la souris [sonna|a sonné], et c’était la cloche.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'souris de lune', elides: false },
        holds: [
          'Seulement, la cloche était dans le creux de la souris, et la souris dormait dans la cloche. Il n’en dépassait que la queue.',
          'Mais la souris de lune avait mis la cloche d’argent à l’envers, pour y dormir. C’était un beau lit, dans un beau creux.',
        ],
        worse: [
          'La souris [marmonna|a marmonné] et [se roula|s’est roulée] plus rond. Au fond du creux, la cloche était bouchée jusqu’au bord.',
          'La souris [tira|a tiré] la langue de la cloche, comme une couverture. Le creux [devint|est devenu] muet.',
        ],
        sign: [
          'À côté, trois miettes de lumière étaient rangées, de la plus petite à la plus grosse. C’était un déjeuner qu’on se garde.',
          'Ses quatre chaussons étaient devant, deux par deux.',
        ],
        yields: [
          'La souris [s’étira|s’est étirée] jusqu’au bout des moustaches et [sortit|est sortie] chercher ses miettes. La cloche était vide, tiède, et à qui la voulait.',
          'La souris [chercha|a cherché] ses chaussons, en dormant. Dans le creux, la cloche [se retourna|s’est retournée] et [fit|a fait] ting.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'pompe à poussière', elides: false },
        holds: [
          'Mais la cloche était rangée dans le creux de la souris, bien au fond. Elle tintait, tout fin, et la vieille pompe à poussière soufflait par-dessus : houf, pouf.',
          'Mais la pompe à poussière nettoyait la Lune, et le creux de la souris avec. La cloche tintait dedans, pour qui a l’oreille fine.',
        ],
        worse: [
          'La pompe [souffla|a soufflé] plus fort, et le creux [se remplit|s’est rempli] de houf et de pouf. Le tintement de la cloche [se noya|s’est noyé] dedans.',
          'La pompe [changea|a changé] de vitesse, pour la plus grosse. Le creux [trembla|a tremblé], et la cloche aussi.',
        ],
        sign: [
          'Entre le houf et le pouf, il y avait un petit silence. Il revenait chaque fois, aussi court qu’un clin d’œil.',
          'Quand le sac était plein, elle toussait, et se taisait le temps de tousser.',
        ],
        yields: [
          'La pompe [s’arrêta|s’est arrêtée] au milieu d’un houf. Alors la cloche [tinta|a tinté] toute seule, et le creux n’[eut plus|a plus eu] qu’à la laisser sortir.',
          'La pompe [fut|a été] pleine. Ting, [fit|a fait] la cloche, et le creux de la souris [répéta|a répété] : ting.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'entrée du creux', elides: true },
        holds: [
          'Mais la cloche était au fond du creux de la souris. L’entrée était faite pour une souris, une souris mince, et pas pour une main.',
          'Mais le creux de la souris avait une porte de souris. La cloche y était entrée toute petite, croyait-on.',
        ],
        worse: [
          'Un peu de poussière [coula|a coulé] dans l’entrée du creux. La cloche [recula|a reculé] d’une longueur de souris.',
          'La porte [s’effrita|s’est effritée] vers le dedans. La cloche [alla|est allée] s’asseoir plus loin dans le creux.',
        ],
        sign: [
          'Du côté gauche, l’entrée du creux faisait un coude, et le coude était plus large. La souris avait dû y passer ses courses.',
          'En haut, la souris avait percé une fenêtre, plus large que la porte.',
        ],
        yields: [
          'La cloche [vint|est venue] par la gauche, en se dandinant. À l’entrée du creux, elle [fit|a fait] ting contre la pierre, comme on dit au revoir.',
          'La cloche [sortit|est sortie] par la fenêtre, la langue la première. Le creux de la souris [eut|a eu] un courant d’air.',
        ],
      },
    },
  },
  broom: {
    title: ['Le balai de plumes', '{hero} et la vieille cabane'],
    prize: { g: 'm', one: 'balai de plumes', elides: false },
    obstacle: { g: 'f', one: 'vieille cabane', elides: false },
    task: [
      'Le balayeur de clair de lune devait avoir fini avant que la Lune se couche. Il était au beau milieu, et son balai n’était plus là. La moitié du chemin restait éteinte.',
      '<companion>Regarde, la moitié est éteinte</companion>, [dit|a dit] {companion}. Le balayeur de clair de lune était assis au milieu de son travail. Son balai de plumes avait disparu, et la Lune se coucherait bientôt.',
      {
        text: 'Le balayeur de lune allumait le chemin en balayant. La moitié était encore noire. Il n’avait plus son balai.',
        to: '3-5',
      },
    ],
    gift: [
      'Le balayeur [passa|a passé] le balai une fois, sans appuyer, et derrière lui le chemin [s’alluma|s’est allumé]. Il [balaya|a balayé] aussi autour de {hero}, bien en rond, comme on borde un lit.',
      'Un coup de balai à gauche, un coup à droite, et le chemin [s’éclaira|s’est éclairé] derrière le balayeur. Au bout, il [secoua|a secoué] les plumes. Il en [tomba|est tombé] une étoile, toute petite, qu’il [laissa|a laissé].',
      {
        text: 'Frrt, [fit|a fait] le balai. Le chemin [s’alluma|s’est allumé]. Il [balaya|a balayé] aussi autour {de_hero}, bien en rond.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'couvercle de la cabane', elides: false },
        holds: [
          'Mais le balai était dans la vieille cabane, celle des premiers visiteurs. Le couvercle qui servait de porte était fermé, et la clé était repartie sur la Terre.',
          'Seulement, le couvercle de la cabane n’avait pas bougé depuis les tout premiers. Le balai de plumes était derrière, et le chemin attendait ses plumes.',
        ],
        worse: [
          'Le couvercle [se coinça|s’est coincé] de travers dans la poussière. Dans la cabane, le balai [tomba|est tombé] avec un bruit d’oreiller.',
          'Le couvercle [s’assit|s’est assis] dans la poussière, de biais. Dans la vieille cabane, le balai [éternua|a éternué].',
        ],
        sign: [
          'À côté du couvercle pendait une cuillère d’argent, toute tordue. Son bout avait exactement la forme du loquet.',
          'Sous la marche, les premiers visiteurs avaient oublié un ouvre-boîte. Il avait la courbe exacte d’un vieux souvenir, et du loquet.',
        ],
        yields: [
          'Le couvercle [bâilla|a bâillé], puis [s’ouvrit|s’est ouvert] tout grand. Le balai [bascula|a basculé] hors de la cabane, les plumes les premières.',
          'Le couvercle [tourna|a tourné] comme celui d’un bocal. La vieille cabane [souffla|a soufflé] un peu d’air d’autrefois, et le balai [vint|est venu] avec.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'petite comète', elides: false },
        holds: [
          'Mais le balai était dans la vieille cabane, et une petite comète se cachait derrière. Dès qu’une tête passait la porte, elle rentrait sous le banc.',
          'Seulement, la petite comète avait choisi le balai de plumes pour nid. Elle habitait la vieille cabane, et ne brillait que quand on n’y était pas.',
        ],
        worse: [
          'La petite comète [s’enfonça|s’est enfoncée] tout au fond de la cabane, et le balai [partit|est parti] avec elle. Il [ne resta|n’est resté] que le banc.',
          'La petite comète [s’éteignit|s’est éteinte] tout à fait. Dans la cabane, le balai n’était plus qu’un manche, et encore.',
        ],
        sign: [
          'Sous le banc dépassait un bout de queue. Il s’allumait, il s’éteignait, il s’allumait.',
          'Entre deux plumes, un petit grésillement sortait. On aurait dit quelqu’un qui retient son rire.',
        ],
        yields: [
          'La petite comète [sortit|est sortie] d’elle-même, à reculons, en tirant. Au bout de sa queue venait le balai, et la cabane [s’éclaira|s’est éclairée] jusqu’au toit.',
          'La petite comète [ralluma|a rallumé] une plume, puis toutes. Le balai [flotta|a flotté] hors de la vieille cabane, avec elle assise dessus.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux robot', elides: false },
        holds: [
          'Mais le balai était dans la vieille cabane, et devant la cabane un vieux robot montait la garde. Personne ne lui avait dit que c’était fini.',
          'Seulement, le vieux robot gardait la vieille cabane depuis que le drapeau était neuf. Le balai de plumes, avait-on oublié de lui dire, n’était pas un secret.',
        ],
        worse: [
          'Le vieux robot [sortit|a sorti] ses quatre pieds de secours et [tint|a tenu] toute la porte. De la cabane, du balai, on ne voyait plus une plume.',
          'Le vieux robot [déplia|a déplié] une barrière rouge et blanche. La cabane [fut|a été] une frontière, et le balai de l’autre côté.',
        ],
        sign: [
          'La tête du robot se tournait toujours vers la Terre. Sur son dos, une antenne ronde aurait dû tourner aussi, et elle était bloquée.',
          'Le vieux robot tapait sur son ventre, à petits coups. Une vis y tournait dans le vide, et il n’avait pas de tournevis.',
        ],
        yields: [
          'Le vieux robot [fit|a fait] un pas de côté, en grinçant, comme pour des dames. La cabane était ouverte, et le balai debout derrière la porte.',
          'Le vieux robot [replia|a replié] la barrière, sans un bruit de vis. Devant la vieille cabane, il [présenta|a présenté] le balai, comme on présente les armes.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'vieux robot', elides: false },
        holds: [
          'Mais le balai était dans la vieille cabane, et le vieux robot en avait la garde. Quoi qu’on dise, il comprenait que c’était l’heure de compter à l’envers.',
          'Seulement, le vieux robot parlait la langue des fusées. On lui disait balai, et devant la vieille cabane il répondait mise à feu.',
        ],
        worse: [
          'Dix, neuf, huit, [fit|a fait] le vieux robot, et à zéro il [recula|a reculé] avec tout l’escalier. La cabane était plus loin, et le balai encore plus.',
          'Le vieux robot [fit|a fait] fuser un peu de vapeur. La cabane [trembla|a tremblé], et le balai [partit|est parti] se mettre à l’abri.',
        ],
        sign: [
          'Sur le ventre du robot, presque effacé, était peint un pouce levé. Les doigts de métal refaisaient le signe, tout seuls, de temps en temps.',
          'La Terre se levait, au bord du cratère. Le vieux robot, chaque fois, portait deux doigts à son front.',
        ],
        yields: [
          'Le vieux robot [leva|a levé] le pouce, bien haut. Puis il [entra|est entré] dans la cabane, et il en [ressortit|est ressorti] avec le balai, tenu à deux pinces.',
          'Le vieux robot [salua|a salué] de la main droite, et de la gauche [ouvrit|a ouvert] la cabane. Le balai [tomba|est tombé] dans le salut.',
        ],
      },
    },
  },
  radio: {
    title: ['Un message de la Lune', '{hero} et le souffle sur la bande'],
    prize: { g: 'm', one: 'dernier message', elides: false },
    obstacle: { g: 'f', one: 'cave d’enregistrement', elides: false },
    task: [
      'À neuf heures commençait la nuit de la Lune, sur la grande place, et la pièce des amis pour la radio n’avait pas de fin. Il manquait le dernier message, une voix dans un souffle, avec toutes les lampes éteintes.',
    ],
    gift: [
      'À neuf heures, les lampes de la place [s’éteignirent|se sont éteintes], et le message [sortit|est sorti] des haut-parleurs, à peine plus fort que son souffle. Un homme à vélo [posa|a posé] un pied par terre et [ne repartit|n’est reparti] qu’après la dernière syllabe.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'voix du message', elides: false },
        holds: [
          'Seulement, depuis le rendez-vous manqué, la voix du dernier message ne disait plus un mot à personne. Téléphone éteint, rideau tiré à l’entrée de la cave d’enregistrement.',
        ],
        worse: [
          'La lumière [s’éteignit|s’est éteinte] derrière le rideau de la cave. Le dernier message [resta|est resté] sur son pupitre, dans le noir, sans que personne le lise.',
        ],
        sign: [
          'Près de l’entrée, à un clou, pendait une sonnette de vélo. C’était le vieux signal des amis, et il n’avait pas servi depuis des semaines.',
        ],
        yields: [
          'Deux coups de sonnette [répondirent|ont répondu] de l’intérieur. Le rideau de la cave [s’écarta|s’est écarté], et une voix encore enrouée [demanda|a demandé] où commençait le dernier message.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'logiciel', elides: false },
        holds: [
          'Mais dans la cave d’enregistrement, le logiciel avait ses idées sur la propreté. Tout ce qui soufflait, il l’effaçait, et le dernier message n’était presque que du souffle.',
        ],
        worse: [
          'Le logiciel [effaça|a effacé] la voix et [garda|a gardé] le souffle, soigneusement, à part. Du dernier message, il [resta|est resté] vingt secondes de rien, d’une grande netteté, et la cave qui ronflait derrière.',
        ],
        sign: [
          'Dans tout ce qu’il effaçait, le logiciel avait pourtant gardé un passage intact. C’était un essai de la veille, qui commençait par un claquement de mains.',
        ],
        yields: [
          'La barre du logiciel [se remplit|s’est remplie], et cette fois il n’[enleva|a rien enlevé]. Dans la cave, le dernier message [passa|est passé] en entier, la voix devant, le souffle autour.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'mur de couvertures', elides: false },
        holds: [
          'Mais au milieu de la cave d’enregistrement, le mur de couvertures s’était affaissé sur le micro, et sans micro, pas de dernier message. Mouillées par la fuite de la semaine, les couvertures pesaient comme un veau.',
        ],
        worse: [
          'Le mur de couvertures [se tassa|s’est tassé] encore, et la perche du micro [plia|a plié] jusqu’à la table. Le dernier message attendait à côté, sur une feuille qui prenait l’eau.',
        ],
        sign: [
          'La barre qui portait le tout dépassait d’un côté. Ce bout-là bougeait sous deux doigts, comme une bascule de jardin.',
        ],
        yields: [
          'Le mur de couvertures [roula|a roulé] sur lui-même et [se coucha|s’est couché] le long de la cave. Le micro [se redressa|s’est redressé] tout seul, à la bonne hauteur pour le dernier message.',
        ],
      },
    },
  },
  model: {
    title: ['Une lune de deux mètres', '{hero} sur la terrasse'],
    prize: { g: 'f', one: 'lune de papier', elides: false },
    obstacle: { g: 'f', one: 'salle du club', elides: false },
    task: [
      'La nuit portes ouvertes de l’observatoire commençait à huit heures. Au-dessus de la terrasse devait monter la lune de papier du club, deux mètres de large, éclairée d’en bas. De la rue, les gens la cherchaient déjà.',
    ],
    gift: [
      'À huit heures vingt, la lune de papier [monta|est montée] au-dessus de la terrasse, blanche, un peu cabossée vers l’est. Dans la rue, un bus [resta|est resté] à l’arrêt une minute de trop, et pas un passager [ne protesta|n’a protesté].',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'cerceau de bois', elides: false },
        holds: [
          'Mais dans la salle du club, le cerceau de bois avait lâché à l’endroit du collage. Sans lui, la lune de papier n’était qu’un sac.',
        ],
        worse: [
          'Un joint de plus [sauta|a sauté] avec un bruit de règle. Dans la salle du club, la lune de papier [se dégonfla|s’est dégonflée] sur deux chaises.',
        ],
        sign: [
          'Les deux bouts du bois étaient taillés en sifflet. Posés l’un sur l’autre, ils n’avaient plus d’épaisseur en trop.',
        ],
        yields: [
          'Le cerceau [reprit|a repris] son rond, avec un pansement de ficelle. Au milieu de la salle du club, la lune de papier [se tendit|s’est tendue] d’elle-même.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'chef de groupe', elides: false },
        holds: [
          'Mais dans la salle du club, le chef de groupe tenait la liste. Il rayait ceux qui étaient venus en retard cette semaine, et la lune de papier attendait des mains qu’il n’avait plus.',
        ],
        worse: [
          'Le chef de groupe [serra|a serré] la liste contre lui. La lune de papier [fut|a été] poussée dans un coin de la salle du club, face au radiateur.',
        ],
        sign: [
          'Sur la liste, les noms rayés laissaient des tâches en blanc. Le chef de groupe relisait sans cesse la même colonne, où il n’y avait personne.',
        ],
        yields: [
          'Le chef de groupe [posa|a posé] la liste sur une chaise et [garda|a gardé] le crayon. Dans la salle du club, la lune de papier [revint|est revenue] au milieu, à dix mains.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'peau de papier', elides: false },
        holds: [
          'Mais dans la salle du club, il ne restait presque plus personne à cette heure. La peau de papier glissait d’un côté dès qu’on la tendait de l’autre, et la lune de papier avait toujours une fesse nue.',
        ],
        worse: [
          'La peau de papier [glissa|a glissé] tout entière, et [prit|a pris] un pli qui ne part pas. Au milieu de la salle du club, la lune de papier n’était plus qu’un squelette.',
        ],
        sign: [
          'À l’intérieur du cerceau, il y avait une seconde rangée de boucles. Elle en faisait tout le tour, et aucune n’avait servi.',
        ],
        yields: [
          'La peau de papier [se tendit|s’est tendue] des deux côtés à la fois et [claqua|a claqué] comme une voile. Dans la salle du club, il y [eut|a eu] une lune de papier, pleine.',
        ],
      },
    },
  },
} satisfies FrErrands;
