import type { FrErrands } from '../../schema.ts';

export const mermaidLagoon = {
  song: {
    title: ['Une chanson dans une flaque', 'Après la troisième vague'],
    prize: { g: 'f', one: 'chanson', elides: false },
    obstacle: { g: 'm', one: 'banc de sable', elides: false },
    task: [
      '<companion>La chanson s’est sauvée dans un bâillement</companion>, [dit|a dit] {companion}. <companion>Elle a trois couplets, et il n’y en a pas d’autre ici. Si la marée arrive la première, elle part au large.</companion>',
      '<companion>J’ouvre la bouche, et il n’y a rien</companion>, [dit|a dit] {companion}. La chanson était partie, avec ses trois couplets. Si la marée la prenait, le large la chanterait.',
      {
        text: '{helper} avait bâillé, et la chanson s’était sauvée. Il n’y en avait qu’une. La mer allait la prendre.',
        to: '3-5',
      },
    ],
    gift: [
      'La chanson [sauta|a sauté] de la flaque et [retrouva|a retrouvé] sa bouche. Le premier couplet [sortit|est sorti] faux, le deuxième aussi. Au troisième, une étoile de mer [tourna|a tourné] sur elle-même.',
      'La chanson [rentra|est rentrée] par où elle était sortie. Au refrain, les coquillages [ouvrirent|ont ouvert] la bouche. Le troisième couplet [fut|a été] un peu salé, et cela lui allait.',
      {
        text: 'La chanson [sauta|a sauté] dans la bouche {de_helper}. La la, faux. La la, faux. Tout le monde [dansa|a dansé].',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'sable', elides: false },
        holds: [
          'Seulement, la chanson était tombée dans une flaque, derrière le banc de sable. Et ce sable-là coulait sous les pieds.',
          'Mais le banc de sable était poudré comme un beignet, et dessous il coulait. La chanson était tombée derrière, dans une flaque, et chantait des bulles.',
        ],
        worse: [
          'Le sable [glissa|a glissé] et [ramena|a ramené] tout le monde au bord. Il en [tomba|est tombé] une poignée dans la flaque, et la chanson [éternua|a éternué].',
          'Le sable [rendit|a rendu] les chevilles. Derrière le banc de sable, la chanson [prit|a pris] l’eau, et [perdit|a perdu] une rime.',
        ],
        sign: [
          'En travers du banc de sable, une bande de coquilles grattait comme une râpe.',
          'Une planche de barque était couchée là. Le sel l’avait rendue rêche comme une langue de chat.',
        ],
        yields: [
          'Le banc de sable [resta|est resté] derrière. La chanson était dans sa flaque, en train de répéter le deuxième couplet.',
          'La planche [tint|a tenu], et le banc de sable [resta|est resté] assis. La chanson était dans sa flaque, les pieds au soleil.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'ressac', elides: false },
        holds: [
          'Seulement, la chanson était dans une flaque, derrière le banc de sable. Il fallait l’entendre pour la trouver, et le ressac parlait tout le temps.',
          'Mais le ressac essuyait tous les bruits du banc de sable, à mesure. La chanson essayait son premier mot, et il n’en restait rien.',
        ],
        worse: [
          'Le ressac [monta|est monté] d’un ton. Derrière le banc de sable, la chanson [sombra|a sombré] après un couplet.',
          'Le ressac [mit|a mis] les deux mains. Derrière le banc de sable, la chanson [s’enroua|s’est enrouée].',
        ],
        sign: [
          'Toutes les trois vagues, le banc de sable se taisait. On entendait alors un crabe marcher.',
          'Au moment de repartir, la vague se retournait. Pendant qu’elle se retourne, elle ne parle pas.',
        ],
        yields: [
          'Le ressac [retint|a retenu] sa vague. Alors la chanson [monta|est montée] de derrière le banc de sable, mince et toute proche.',
          'Le ressac [resta|est resté] retourné, un bon moment. La chanson [monta|est montée] du banc de sable, couplet par couplet, en commençant par le deuxième.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'rigole', elides: false },
        holds: [
          'Seulement, la chanson était derrière le banc de sable. Une rigole y menait, mais elle était encore sèche, et une chanson ne voyage pas à sec.',
          'Mais la rigole, derrière le banc de sable, n’était qu’un trait du doigt. La chanson attendait que la mer y entre, et la mer n’était pas pressée.',
        ],
        worse: [
          'Les bords de la rigole [s’écroulèrent|se sont écroulés]. Derrière le banc de sable, la chanson [descendit|est descendue] dans sa flaque jusqu’au menton.',
          'La rigole [s’affaissa|s’est affaissée]. Il [fallut|a fallu] redemander à la mer, et la chanson, derrière le banc de sable, [bâilla|a bâillé] encore.',
        ],
        sign: [
          'Au fond de la rigole, il y avait un fil d’eau. Il n’était pas plus large qu’un cheveu.',
          'Au bout de la rigole, le sable était devenu brun. Il buvait.',
        ],
        yields: [
          'Le fil d’eau [devint|est devenu] un ruban. La chanson [arriva|est arrivée] dessus, sur le dos, et le banc de sable [resta|est resté] derrière.',
          'Une vague [trouva|a trouvé] la rigole, et l’autre [suivit|a suivi]. La chanson [quitta|a quitté] le banc de sable en barque, debout à l’avant.',
        ],
      },
    },
  },
  shell: {
    title: ['La conque du bac', 'Le crabe et ses rangées'],
    prize: { g: 'f', one: 'conque', elides: false },
    obstacle: { g: 'm', one: 'crabe de garde', elides: false },
    task: [
      'La tortue du bac ne partait qu’au son de la conque. Neuf petits hippocampes étaient déjà assis sur son dos, la queue bien enroulée. Ils attendaient depuis que la marée avait tourné.',
      '<companion>Ils sont assis depuis ce matin</companion>, [dit|a dit] {companion}. Sur le dos de la tortue, neuf petits hippocampes tenaient leur ticket. Mais le bac ne part qu’au son de la conque, et la marée tournait déjà.',
      {
        text: 'Neuf petits étaient assis sur la tortue. Elle partait quand la conque soufflait. La conque ne soufflait pas.',
        to: '3-5',
      },
    ],
    gift: [
      'La conque [souffla|a soufflé] une note, ronde et un peu salée. La tortue [ouvrit|a ouvert] un œil et [s’ébranla|s’est ébranlée]. Les neuf hippocampes [agitèrent|ont agité] leurs neuf queues, et le dernier [faillit|a failli] en tomber.',
      'Hou, [fit|a fait] la conque, et la tortue [se détacha|s’est détachée] du bord. Les neuf petits hippocampes [comptèrent|ont compté] les vagues. À neuf, ils étaient de l’autre côté.',
      {
        text: 'Pouou, [fit|a fait] la conque. La tortue [partit|est partie]. Les neuf petits [agitèrent|ont agité] la queue.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'crabe', elides: false },
        holds: [
          'Seulement, la conque était dans la fente du rocher, et devant la fente il y avait le crabe de garde. Il rangeait, et il gardait.',
          'Seulement, le crabe de garde avait trouvé la conque et l’avait mise dans son inventaire. Ce qui est dans l’inventaire ne sort plus, claquait-il des deux pinces.',
        ],
        worse: [
          'Le crabe [se mit|s’est mis] en large, les pinces ouvertes. Derrière lui, il n’y avait plus de fente et plus de conque.',
          'Le crabe [s’enfonça|s’est enfoncé] dans la conque à reculons, pour plus de sûreté. Il n’en dépassait que deux yeux et un non.',
        ],
        sign: [
          'Les yeux du crabe revenaient à une rangée de peignes. Entre le troisième et le cinquième, il y avait un trou.',
          'Les deux yeux du crabe allaient vers une vieille boîte à sel. Le couvercle était fermé, et il n’avait pas de pouce.',
        ],
        yields: [
          'Le crabe [replia|a replié] une pince, puis l’autre. De la troisième patte, il [poussa|a poussé] la conque dehors.',
          'Le crabe [raya|a rayé] une ligne dans le sable, avec soin. Puis il [sortit|est sorti] de la conque, et [la fit|l’a fait] rouler jusqu’à l’eau claire.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'crabe', elides: false },
        holds: [
          'Seulement, le crabe de garde avait la conque, et il prenait tout de côté. On disait devant, il comprenait à gauche.',
          'Seulement, le crabe de garde n’entendait que les vagues. La conque, il croyait qu’on voulait la lui acheter, et il ne vendait pas.',
        ],
        worse: [
          'Le crabe [partit|est parti] vers la gauche, tout au fond du rocher. La conque [partit|est partie] avec lui, en raclant.',
          'Le crabe [leva|a levé] le prix, clac, clac, et [traîna|a traîné] la conque trois pas plus à gauche.',
        ],
        sign: [
          'Un caillou [claqua|a claqué] deux fois dans le courant. Le crabe [répondit|a répondu] de la pince, deux fois.',
          'Une algue balançait, à droite, à gauche. Le crabe balançait aussi, sans y penser, du même côté qu’elle.',
        ],
        yields: [
          'Le crabe [revint|est revenu] de côté, clac, clac. À chaque clac il poussait la conque d’un pas, jusqu’au sable.',
          'À droite, à gauche : le crabe dansait, et l’on ne danse pas en portant. La conque [resta|est restée] sur le sable, entre deux pas.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Seulement, le crabe de garde rangeait tout dans la fente du rocher. La conque y était, et la fente n’avait que la largeur d’un crabe.',
          'Seulement, la conque était tombée dans la fente, et le crabe de garde n’aimait pas les visites. Une main y entrait jusqu’au pouce, et le pouce n’est pas long.',
        ],
        worse: [
          'La conque [glissa|a glissé] plus loin, derrière les peignes du crabe. De la fente ne sortait plus que son bord rose.',
          'La conque [tourna|a tourné] sur elle-même et [se cala|s’est calée], pointe en bas. Le crabe [cligna|a cligné], du fond de sa fente.',
        ],
        sign: [
          'En bas, près du sable, la fente était plus large. Le crabe lui-même y passait de face.',
          'Vers la touffe d’herbe de mer, la fente bâillait un peu. Un petit courant en sortait, tiède et tranquille.',
        ],
        yields: [
          'La conque [sortit|est sortie] par le bas, pleine de sable, la bouche en avant. Le crabe [balaya|a balayé] derrière elle.',
          'Le courant [poussa|a poussé], la fente [bâilla|a bâillé], et la conque [vint|est venue] à reculons, comme on sort d’un pull. Le crabe [secoua|a secoué] le tapis derrière elle.',
        ],
      },
    },
  },
  lantern: {
    title: ['La lanterne du poisson', 'Un feu vert dans le filet'],
    prize: { g: 'f', one: 'lanterne', elides: false },
    obstacle: { g: 'm', one: 'vieux filet', elides: false },
    task: [
      'Chaque soir, le poisson-lanterne ramenait les petits chez eux. Sa lanterne s’était perdue en jouant, et le soleil touchait l’eau. Les petits tournaient en rond, de plus en plus serrés.',
      'Le poisson-lanterne s’excusait dans le noir. Chaque soir, il ramène les petits chez eux, et il avait perdu sa lanterne en jouant. Il ne restait du soleil qu’un bord.',
      {
        text: 'Le poisson-lanterne ramenait les petits, le soir. Il avait perdu sa lanterne. Les petits tournaient en rond.',
        to: '3-5',
      },
    ],
    gift: [
      'La lanterne [reprit|a repris] sa place au bout de son arceau. Le poisson-lanterne [partit|est parti] devant, et les petits derrière, à la queue leu leu. Le dernier [revint|est revenu] frotter son nez contre un genou.',
      'Le poisson-lanterne [s’alluma|s’est allumé], et les petits [coururent|ont couru] dans le rond clair. À chaque porte, il y en [eut|a eu] un de moins. Il [rentra|est rentré] seul, en éclairant pour rien.',
      {
        text: 'La lanterne [s’alluma|s’est allumée]. Les petits [suivirent|ont suivi], un, deux, trois. Le dernier [fit|a fait] un bisou au genou.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'ficelle', elides: false },
        holds: [
          'Mais la lanterne était prise dans le vieux filet, sur le sable. La ficelle passait par tous les trous, et revenait.',
          'Seulement, le vieux filet n’avait pas pêché depuis des années. Il avait attrapé la lanterne, et sa ficelle ne voulait plus rien rendre.',
        ],
        worse: [
          'La ficelle [se resserra|s’est resserrée]. Le filet [fit|a fait] une boule, et la lanterne était au cœur.',
          'La ficelle [fit|a fait] un nœud de pêcheur. Au milieu du vieux filet, la lanterne [clignota|a clignoté] et [pâlit|a pâli].',
        ],
        sign: [
          'Près d’un flotteur de liège, la ficelle faisait une boucle. L’eau la faisait bâiller.',
          'Vers le plomb du bout, la ficelle ne serrait rien. Une crevette s’en servait de cerceau.',
        ],
        yields: [
          'La ficelle [sortit|est sortie] d’un trou, puis de l’autre. Le filet [s’ouvrit|s’est ouvert] à plat, et la lanterne [roula|a roulé] dans l’eau claire.',
          'Maille à maille, la ficelle [se souvint|s’est souvenue] qu’elle était droite. Le vieux filet [se posa|s’est posé] comme une nappe, et la lanterne au milieu.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'tas d’algues', elides: false },
        holds: [
          'Mais la lanterne était dans le vieux filet, au fond d’un tas d’algues. Il y faisait noir comme dans une manche.',
          'Seulement, le vieux filet avait coulé dans les algues, et la lanterne avec. Une lanterne perdue n’éclaire que son propre souci.',
        ],
        worse: [
          'Les algues [se refermèrent|se sont refermées]. Le tas était plus noir, le filet aussi, et la lanterne [s’éteignit|s’est éteinte] derrière.',
          'Le tas d’algues [se tourna|s’est tourné] de l’autre côté. Le vieux filet n’était plus qu’une ombre, et la lanterne, une ombre dans l’ombre.',
        ],
        sign: [
          'Sous la plus longue algue, un vert clair respirait.',
          'Une bulle [monta|est montée] de là-dedans. Elle avait un petit feu vert dans le ventre.',
        ],
        yields: [
          'Le vert clair [se rassembla|s’est rassemblé] en une perle. C’était la lanterne, assise dans le filet, et elle éclairait trois crevettes.',
          'D’une bulle à l’autre, on descendait jusqu’à la lanterne. Elle était dans le vieux filet, les joues vertes, et elle faisait ses bulles.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'petite pieuvre', elides: false },
        holds: [
          'Mais dans le vieux filet vivait une petite pieuvre. Elle avait la lanterne avec elle, et elle ne se montrait pas.',
          'Seulement, une petite pieuvre avait mis la lanterne dans le vieux filet, pour lire. Elle lisait en cachette, et n’ouvrait à personne.',
        ],
        worse: [
          'La pieuvre [rentra|est rentrée] au fond du filet. Elle [prit|a pris] la lanterne dans deux bras, et les six autres par-dessus.',
          'La petite pieuvre [éteignit|a éteint] la lanterne d’un bras. Les sept autres [fermèrent|ont fermé] le vieux filet par-dedans.',
        ],
        sign: [
          'Entre deux mailles, le bout d’un bras dépassait. Il tâtait l’eau.',
          'Une ventouse était restée collée au liège, dehors. Elle avait l’air d’une petite oreille.',
        ],
        yields: [
          'La petite pieuvre [sortit|est sortie] du filet, un bras après l’autre. Au huitième, il y avait la lanterne.',
          'La petite pieuvre [tourna|a tourné] une page, puis [sortit|est sortie] avec la lanterne pour mieux voir. Le vieux filet [fit|a fait] un très bon fauteuil.',
        ],
      },
    },
  },
  organ: {
    title: ['La note du bas', 'Les tuyaux de la plage'],
    prize: { g: 'f', one: 'note grave', elides: false },
    obstacle: { g: 'm', one: 'orgue de coquillages', elides: true },
    task: [
      'À marée haute, le jeune chœur chantait pour les familles des pêcheurs, comme chaque année. L’orgue de coquillages devait tenir la note grave, celle qu’on sent sous les pieds. Il n’avait pas dit un son depuis l’hiver.',
    ],
    gift: [
      'La note grave [monta|est montée] du sable, et tout le premier rang [baissa|a baissé] les yeux vers ses pieds. Un pêcheur [ôta|a ôté] ses bottes, là, devant tout le monde. Il [resta|est resté] pieds nus jusqu’à la fin.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'conque fendue', elides: false },
        holds: [
          'Seulement, la plus grande conque de l’orgue s’était fendue. L’air passait à côté, et de la note grave il ne restait qu’un souffle.',
        ],
        worse: [
          'Un éclat de plus [tomba|est tombé] de la conque. L’orgue [siffla|a sifflé], et la note grave [devint|est devenue] un bruit de bouilloire.',
        ],
        sign: ['Les deux bords étaient striés de rose et de blanc. Une raie rose continuait une raie rose.'],
        yields: [
          'La conque [tint|a tenu]. L’orgue avait maintenant un léger accent, et la note grave [vint|est venue] par les pieds.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'cercle', elides: false },
        holds: [
          'Seulement, l’orgue avait ses gardiens, une dizaine, fiers comme des capitaines. Leur cercle était fermé, et la note grave ne regardait qu’eux.',
        ],
        worse: [
          'Le cercle [se serra|s’est serré], épaule contre épaule. De l’orgue, on ne voyait plus un tuyau, et la note grave [attendit|a attendu] derrière.',
        ],
        sign: [
          'Les gardiens regardaient l’un après l’autre les soufflets. Il y en avait quatre, et trois personnes devant.',
        ],
        yields: [
          'Le cercle [s’ouvrit|s’est ouvert] d’une place, devant le quatrième soufflet. L’orgue [prit|a pris] son souffle, et la note grave avec.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'marée', elides: false },
        holds: [
          'Seulement, c’est la marée qui souffle dans l’orgue, et elle était au plus bas. Pas de marée, pas de note grave, et le chœur était déjà en rang.',
        ],
        worse: [
          'La marée [recula|a reculé] encore une fois, jusqu’aux rochers. Dans l’orgue, plus un tuyau n’était mouillé, et la note grave était loin.',
        ],
        sign: ['Au bord du tuyau le plus bas, il y avait une bulle. Elle gonflait.'],
        yields: [
          'La marée [entra|est entrée] dans l’orgue par le tuyau du bas, sans un remous. La note grave [se leva|s’est levée] comme quelqu’un qui a dormi.',
        ],
      },
    },
  },
  film: {
    title: ['Le son de la lagune', 'Une voile entre deux poteaux'],
    prize: { g: 'm', one: 'son', elides: false },
    obstacle: { g: 'f', one: 'toile du soir', elides: false },
    task: [
      'Deux amies avaient filmé la lagune tout l’été, et elles projetaient leur film au coucher du soleil, sur une voile. L’une avait les images. L’autre avait le son, et elle était partie avec, après la phrase de trop.',
    ],
    gift: [
      'Le son [vint|est venu] avec l’image : les coquillages, le vent dans les cordages, et un rire. Les deux amies l’[entendirent|ont entendu] en même temps. C’était le leur, du mois de juin, et aucune des deux [ne regarda|n’a regardé] l’autre.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'téléphone', elides: false },
        holds: [
          'Seulement, pour le film de la toile du soir, tout se disait par téléphone, en trois fils à la fois. Le son était loin sous les réponses.',
        ],
        worse: [
          'Six réponses de plus [se croisèrent|se sont croisées] sur le téléphone. Le son [remonta|est remonté] hors de l’écran, et la toile du soir était blanche.',
        ],
        sign: [
          'Entre deux reproches, une phrase datait de samedi. Elle n’avait pas eu de réponse, pas même un pouce.',
        ],
        yields: [
          'Les trois fils [se turent|se sont tus]. Un fichier [apparut|est apparu], lourd et lent, et la toile du soir [eut|a eu] son son.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'amie', elides: true },
        holds: [
          'Seulement, une chaise était vide devant la toile du soir. L’amie était au bout du ponton, côté terre, et le son était dans son sac.',
        ],
        worse: [
          'L’amie [passa|est passée] derrière le hangar à bateaux. La toile du soir [battit|a battu] toute seule, sans un son.',
        ],
        sign: ['Sur le sable, au coin du hangar, une ombre dépassait. Elle avait un chapeau.'],
        yields: [
          'L’amie [revint|est revenue] le long de l’eau et [s’assit|s’est assise] sur la chaise vide. Elle [posa|a posé] le sac entre les pieds, et le son en [sortit|est sorti].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'coin', elides: false },
        holds: [
          'Seulement, la toile du soir était une voile, et elle voulait quatre coins. Le vent en reprenait un à chaque nœud, et le son sans image ne servait à rien.',
        ],
        worse: [
          'La voile [se rabattit|s’est rabattue] d’un coup. Sur la toile du soir, l’image avait des plis, et le son parlait à des plis.',
        ],
        sign: [
          'De l’autre côté, au deuxième poteau, il y avait un anneau. Il était libre, et déjà à la bonne hauteur.',
        ],
        yields: [
          'La voile [se tendit|s’est tendue] d’un poteau à l’autre. Sur la toile du soir, une vague [se leva|s’est levée], et le son [tomba|est tombé] juste dessus.',
        ],
      },
    },
  },
} satisfies FrErrands;
