import type { FrErrands } from '../../schema.ts';

export const fairyTreehouse = {
  jar: {
    title: ['Le bocal à vœux', '{hero} et le barreau qui manque'],
    prize: { g: 'm', one: 'bocal à vœux', elides: false },
    obstacle: { g: 'f', one: 'échelle de corde', elides: true },
    task: [
      '<helper>Le bocal à vœux est plein</helper>, [dit|a dit] {helper}. <helper>Il chante, c’est le signe. Il faut l’ouvrir avant la nuit. Sinon, les vœux restent dedans toute l’année, et ils rassissent comme du pain.</helper>',
      '<helper>Mets ton oreille</helper>, [dit|a dit] {helper}. Tout en haut, le bocal à vœux chantait, comme une bouilloire. On l’ouvre une fois par an, avant la nuit, sinon les vœux restent là à rassir.',
      {
        text: '<helper>Le bocal à vœux est plein</helper>, [dit|a dit] {helper}. <helper>Il faut l’ouvrir ce soir. Après, ils sèchent.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} [tira|a tiré] le bouchon, qui était grand comme un chapeau. Les vœux [s’en allèrent|s’en sont allés] par la fenêtre, un à un, en bourdonnant. Le dernier [fit|a fait] demi-tour, pour prendre son écharpe.',
      'Le bouchon [fit|a fait] pop. Il [sortit|est sorti] un vœu rond, un vœu pointu, et un tout petit qui se frottait les yeux. {helper} leur [indiqua|a indiqué] la fenêtre.',
      {
        text: 'Pop, le bouchon. Un vœu [sortit|est sorti], puis un autre. Le dernier [revint|est revenu] chercher son écharpe.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { g: 'f', one: 'échelle de corde', elides: true },
        holds: [
          'Mais le bocal à vœux était dans la plus petite chambre, tout en haut. L’échelle de corde y allait, et il lui manquait justement le barreau du bas.',
          'Seulement, l’échelle de corde avait été remontée pour la nuit, et oubliée. Le bocal à vœux chantait au-dessus de tout le monde, dans la plus petite chambre.',
        ],
        worse: [
          'L’échelle de corde [se roula|s’est roulée] d’un cran vers le haut. Le bocal à vœux [se balança|s’est balancé] et [chanta|a chanté] faux.',
          'L’échelle de corde [se mit|s’est mise] en boule sous le plancher. Là-haut, le bocal à vœux [tourna|a tourné] un peu, et sa chanson aussi.',
        ],
        sign: [
          'Dans l’écorce, tout près du sol, il y avait un trou. Il était lisse, et il avait la taille d’un pied.',
          'Un champignon sortait du tronc, dur comme une assiette. Il portait des traces de souliers de fée.',
        ],
        yields: [
          'L’échelle de corde [se laissa|s’est laissé] prendre, et la plus petite chambre [sentit|a senti] le miel. Le bocal à vœux était sur l’étagère, rond et tiède.',
          'L’échelle de corde [se laissa|s’est laissé] dérouler. Au dernier barreau, le bocal à vœux était tout contre le nez, et il sentait l’anis.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'barreau cassé', elides: false },
        holds: [
          'Mais le bocal à vœux était en haut de l’échelle de corde. À la septième place, il n’y avait plus qu’un barreau cassé. Six, puis rien, puis huit.',
          'Seulement, au milieu de l’échelle de corde, il y avait un barreau cassé. Le bocal à vœux était au-dessus du milieu.',
        ],
        worse: [
          'Un éclat de plus [tomba|est tombé]. L’échelle de corde [se tordit|s’est tordue], et là-haut le bocal à vœux [pencha|a penché] sur son étagère.',
          'Le barreau [perdit|a perdu] encore une écharde. L’échelle de corde [bâilla|a bâillé] à cet endroit, et le bocal à vœux [chanta|a chanté] plus bas.',
        ],
        sign: [
          'Les deux bouts étaient cassés en biais. L’un avait une pointe, et l’autre un creux de la même forme.',
          'Les deux morceaux pendaient, chacun à sa corde. L’un finissait en escalier, l’autre aussi, mais à l’envers.',
        ],
        yields: [
          'Le barreau [tint|a tenu], avec une ceinture au milieu. Six, sept, huit, l’échelle de corde était entière, et le bocal à vœux tout en haut.',
          'Le barreau [reprit|a repris] son rang, entre le six et le huit. L’échelle de corde [grinça|a grincé] de fierté, et le bocal à vœux [se rapprocha|s’est rapproché] d’un étage.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'nouveau barreau', elides: false },
        holds: [
          'Mais le bocal à vœux était en haut de l’échelle de corde. Le nouveau barreau était prêt, et quand on le tenait, c’était l’échelle qui s’en allait.',
          'Seulement, l’échelle de corde ne tenait pas en place, et le nouveau barreau non plus. Il fallait quelqu’un à chacun, et le bocal à vœux au bout.',
        ],
        worse: [
          'Le nouveau barreau [partit|est parti] d’un côté, l’échelle de corde de l’autre, plus tordue. Là-haut, le bocal à vœux [roula|a roulé] jusqu’au mur.',
          'Le nouveau barreau [tourna|a tourné] comme un poisson. L’échelle de corde [s’enroula|s’est enroulée] autour, et le bocal à vœux [se tut|s’est tu] pour ne pas rire.',
        ],
        sign: [
          'De l’autre côté, il y avait un second nœud. Il était gros comme une prune, et personne ne le tenait.',
          'La corde de droite avait une anse, faite pour cela. Elle pendait, grande ouverte.',
        ],
        yields: [
          'Le nouveau barreau [entra|est entré] dans ses deux nœuds, toc, toc. L’échelle de corde [se tint|s’est tenue] droite, jusqu’au bocal à vœux.',
          'Le nouveau barreau [entra|est entré] des deux côtés ensemble. L’échelle de corde [se tendit|s’est tendue], et l’on [monta|est monté] jusqu’au bocal à vœux sans compter.',
        ],
      },
    },
  },
  sock: {
    title: ['La chaussette rayée', '{hero} et le trou de la chouette'],
    prize: { g: 'f', one: 'petite chaussette', elides: false },
    obstacle: { g: 'm', one: 'trou de la chouette', elides: false },
    task: [
      'Le bébé écureuil ne dormait qu’avec ses deux chaussettes. Il en avait une. Les lumières de l’arbre s’éteignaient, fenêtre après fenêtre, et la sienne restait allumée, à cause d’un pied.',
      '<companion>Son pied gauche est réveillé</companion>, [dit|a dit] {companion}, <companion>alors l’autre aussi.</companion> Le bébé écureuil n’avait qu’une chaussette. Il lui fallait la deuxième, et partout dans l’arbre on soufflait déjà les lumières.',
      {
        text: 'Le bébé écureuil ne dormait qu’avec deux chaussettes. Il en avait une. Un pied restait réveillé.',
        to: '3-5',
      },
    ],
    gift: [
      'La petite chaussette [monta|est montée] sur le petit pied. Le bébé écureuil [regarda|a regardé] l’une, puis l’autre, pour comparer. Au milieu de la comparaison, il [dormit|a dormi], et la dernière fenêtre [s’éteignit|s’est éteinte].',
      'On [enfila|a enfilé] la petite chaussette au pied gauche, qui [bâilla|a bâillé] le premier. Le bébé écureuil [mit|a mis] ses deux pieds l’un contre l’autre. Ils avaient à se raconter.',
      {
        text: 'La petite chaussette [monta|est montée] sur le petit pied. Le bébé [regarda|a regardé] l’un, puis l’autre. Il dormait.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'vieille chouette', elides: false },
        holds: [
          'Seulement, la petite chaussette était dans le trou de la chouette, et la vieille chouette dormait dessus. Elle l’avait prise pour oreiller : elle était juste assez humide.',
          'Seulement, la vieille chouette s’était endormie en lisant, dans le trou de la chouette. La petite chaussette lui servait de marque-page, et le livre était sous elle.',
        ],
        worse: [
          'La vieille chouette [gonfla|a gonflé] ses plumes et [s’assit|s’est assise] mieux. Dans le trou de la chouette, il [ne resta plus|n’est plus resté] une rayure de la petite chaussette.',
          'La vieille chouette [tourna|a tourné] une page avec son ventre. Dans le trou de la chouette, la petite chaussette [passa|est passée] au chapitre d’après.',
        ],
        sign: [
          'À côté de la chouette étaient rangés des lunettes, une noisette et un journal. Le journal était plié à la page de la météo.',
          'Sur le rebord du trou, une loupe, un biscuit et une plume à écrire étaient posés par ordre d’usage.',
        ],
        yields: [
          'La vieille chouette [tourna|a tourné] la tête de l’autre côté, et le corps [suivit|a suivi]. Au milieu du trou de la chouette, la petite chaussette [resta|est restée], un peu sèche.',
          'La vieille chouette [bascula|a basculé] doucement du côté du biscuit. Le livre [se ferma|s’est fermé] au bord du trou de la chouette, et la petite chaussette [sauta|a sauté] dehors.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'trou de la chouette', elides: false },
        holds: [
          'Mais la petite chaussette était tombée dans le trou de la chouette. La chouette n’y était pas, mais sa nuit y était.',
          'Seulement, le trou de la chouette gardait la nuit pour la chouette, même en son absence. La petite chaussette était tombée dedans, à pieds joints.',
        ],
        worse: [
          'Le trou de la chouette [parut|a paru] plus profond et plus noir. De la petite chaussette, pas une rayure.',
          'Le trou de la chouette [avala|a avalé] son propre bord. De la petite chaussette, il ne restait qu’une odeur de savon.',
        ],
        sign: [
          'Assez loin dedans, une rayure blanche luisait, mince comme un doigt.',
          'Là-bas, un petit bout blanc bougeait un peu. On aurait dit un orteil.',
        ],
        yields: [
          'Une rayure blanche, une rayure bleue, une rayure blanche. La petite chaussette [sortit|est sortie] du trou de la chouette, avec une plume en guise de pied.',
          'L’orteil était vide, et il avait des rayures. La petite chaussette [remonta|est remontée] du trou de la chouette, avec une nuit de duvet dessus.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'bord du trou', elides: false },
        holds: [
          'Mais la petite chaussette avait glissé dans le trou de la chouette. L’écorce en avait resserré le bord, et même un petit bras y restait pris.',
          'Seulement, la petite chaussette avait pris le couloir de la chouette, qui est étroit comme un col. Au bord du trou de la chouette, même une manche refusait d’entrer.',
        ],
        worse: [
          'La petite chaussette [descendit|est descendue] derrière l’écorce. Par le bord du trou de la chouette, on n’en voyait plus que l’élastique.',
          'Le bord du trou [se resserra|s’est resserré]. La petite chaussette [descendit|est descendue] d’un étage dans le trou de la chouette, pointe la première.',
        ],
        sign: [
          'En bas, sous la lèvre d’écorce, le bord s’élargissait. Une mésange y passait ses repas.',
          'Sous un champignon, le bord du trou était usé, assez large pour une patte et une noix ensemble.',
        ],
        yields: [
          'La petite chaussette [sortit|est sortie] par la salle à manger de la mésange. Le trou de la chouette n’avait plus rien de rayé.',
          'La petite chaussette [revint|est revenue] par le champignon, à l’envers. Le trou de la chouette [parut|a paru] un peu plus grand, sans elle.',
        ],
      },
    },
  },
  bell: {
    title: ['La cloche d’entrée', '{hero} et l’écureuil portier'],
    prize: { g: 'f', one: 'cloche de verre', elides: false },
    obstacle: { g: 'm', one: 'placard de l’entrée', elides: false },
    task: [
      'Les fées rentraient au son de la cloche d’entrée, une clochette de verre. Ce soir, elle était au placard, pour être polie. Si elle ne sonnait pas avant la nuit, les fées manqueraient la branche et dormiraient au champ.',
      'Dans le pré, des lueurs tournaient en rond. Au lieu de la maison, elles trouvaient des pissenlits. C’étaient les fées. Une fée, le soir, rentre à l’oreille. La cloche de verre était au placard, et la nuit venait.',
      {
        text: 'Les fées rentraient quand la cloche de verre sonnait. Elle était dans le placard. Il faisait presque nuit.',
        to: '3-5',
      },
    ],
    gift: [
      'La cloche de verre [sonna|a sonné] deux fois, une fois pour dire ici, une fois pour dire l’heure. Des lumières [se posèrent|se sont posées] sur la branche, l’une après l’autre. La dernière [s’essuya|s’est essuyé] les pieds.',
      'La cloche de verre [tinta|a tinté], et tout le pré [se tourna|s’est tourné]. Les fées [arrivèrent|sont arrivées] en ligne, leurs lumières sous le bras. L’une avait encore un pissenlit, qu’elle avait pris pour chez elle.',
      {
        text: 'Ting, ting, [fit|a fait] la cloche de verre. Une lumière [se posa|s’est posée], puis toutes les autres.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'écureuil portier', elides: true },
        holds: [
          'Mais la cloche de verre était dans le placard de l’entrée, et l’écureuil portier se tenait devant. Il avait un gilet, un balai, et un règlement.',
          'Seulement, l’écureuil portier passait le balai devant le placard de l’entrée. La cloche de verre, disait-il, ne sort pas sans papier. Un papier à noisette.',
        ],
        worse: [
          'L’écureuil portier [mit|a mis] le balai en travers et [gonfla|a gonflé] la queue. Du placard de l’entrée, on ne voyait plus une porte, et de la cloche de verre, plus rien.',
          'L’écureuil portier [écrivit|a écrit] un article de plus à son règlement. Le placard de l’entrée [gagna|a gagné] un tour de ficelle, et la cloche de verre un chiffon par-dessus.',
        ],
        sign: [
          'L’écureuil portier regardait sans cesse les étagères à noisettes. Il y en avait trois, et la troisième était vide.',
          'Du bout du balai, l’écureuil portier comptait ses noisettes, tout en haut. Cela faisait zéro. Il recomptait.',
        ],
        yields: [
          'L’écureuil portier [appuya|a appuyé] son balai au mur et [fit|a fait] de la place. Le placard de l’entrée [s’ouvrit|s’est ouvert] d’un doigt, et la cloche de verre [cligna|a cligné].',
          'L’écureuil portier [raya|a rayé] un article, puis tout le règlement. Le placard de l’entrée [s’ouvrit|s’est ouvert] sur une petite cloche de verre, encore un peu savonneuse.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'porte du placard', elides: false },
        holds: [
          'Mais la cloche de verre était dans le placard de l’entrée. La porte du placard était fermée, et la clé faisait partie des choses à polir.',
          'Seulement, la porte du placard s’était refermée pour la nuit. Derrière, dans le placard de l’entrée, la cloche de verre brillait pour des torchons.',
        ],
        worse: [
          'La porte du placard [se coinça|s’est coincée]. Dans le placard de l’entrée, la cloche de verre [fit|a fait] une moitié de ding, et [s’arrêta|s’est arrêtée].',
          'La porte du placard [gonfla|a gonflé], comme font les portes vexées. Tout au fond, la cloche de verre [tinta|a tinté] contre un bocal.',
        ],
        sign: [
          'À côté de la porte, une cheville sculptée pendait à un fil. Elle avait la forme d’un gland, comme le trou.',
          'Au bord du paillasson dépassait un petit gland de bois. Son bout était usé, à la forme d’une serrure.',
        ],
        yields: [
          'La porte du placard [tourna|a tourné], sans grincer, parce qu’elle était polie. Du placard de l’entrée, la cloche de verre [sortit|est sortie] avec l’autre moitié du ding.',
          'Un clic de noisette, et la porte du placard [s’en alla|s’en est allée] d’elle-même. La cloche de verre prenait toute la lune sur son épaule.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'écureuil portier', elides: true },
        holds: [
          'Mais la cloche de verre était dans le placard de l’entrée, et l’écureuil portier comprenait tout autrement. On lui disait cloche, il entendait ménage.',
          'Seulement, l’écureuil portier entendait mal, du côté des poils. On demandait la cloche de verre, et du placard de l’entrée il sortait une louche.',
        ],
        worse: [
          'L’écureuil portier [balaya|a balayé] tout le monde jusqu’au paillasson. Puis il [poussa|a poussé] la cloche de verre au fond du placard de l’entrée.',
          'L’écureuil portier [apporta|a apporté] une deuxième louche, plus grande. La cloche de verre, il [l’enroula|l’a enroulée] dans un torchon et [la rangea|l’a rangée] en bas du placard.',
        ],
        sign: [
          'Une fourmi était entrée et avait frotté ses six pieds. L’écureuil portier avait frotté les siens, et il avait souri.',
          'Une goutte tombait du toit, ting, sur un seau. À chaque ting, l’écureuil portier levait le museau et tendait la patte vers en haut.',
        ],
        yields: [
          'L’écureuil portier [s’essuya|s’est essuyé] les pieds et [s’inclina|s’est incliné]. Puis il [ouvrit|a ouvert] le placard de l’entrée, et [tendit|a tendu] la cloche de verre dans un chiffon.',
          'Ting, [fit|a fait] l’écureuil portier, ravi. Il [posa|a posé] les deux louches, et [sortit|a sorti] du placard la seule chose qui dise cela : la cloche de verre.',
        ],
      },
    },
  },
  chime: {
    title: ['Le dernier tournant', '{hero} et les fourchettes'],
    prize: { g: 'm', one: 'grand carillon', elides: false },
    obstacle: { g: 'f', one: 'équipe au complet', elides: true },
    task: [
      'À neuf heures, la jeune équipe menait la marche aux lanternes jusqu’à l’arbre. Le dernier tournant se prend à l’oreille, au son du grand carillon de fourchettes. Il était à terre, et la nuit aussi.',
    ],
    gift: [
      'Le grand carillon [sonna|a sonné] du haut de la plate-forme, et au dernier tournant les lanternes [prirent|ont pris] à gauche. Au passage, un petit garçon [compta|a compté]. La dernière n’avait pas de nom, et elle [passa|est passée] comme les autres.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'ligne du carillon', elides: false },
        holds: [
          'Mais l’équipe au complet avait descendu le grand carillon pour l’hiver, et chaque ligne du carillon avait fait la fête avec les autres. Il n’y avait plus de fourchettes, il y avait une pelote.',
        ],
        worse: [
          'La ligne [se serra|s’est serrée], les fourchettes [se prirent|se sont prises] par les dents. L’équipe au complet [cessa|a cessé] de parler, et le grand carillon n’avait plus aucun son.',
        ],
        sign: [
          'Autour de la plus petite fourchette, la ligne faisait une boucle. Elle tintait, très peu, parce que rien ne la serrait.',
        ],
        yields: [
          'La ligne du carillon [se défit|s’est défaite] d’une fourchette, puis de toutes. L’équipe au complet [recula|a reculé] d’un pas, et le grand carillon [se déplia|s’est déplié] jusqu’en bas.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'chef à la liste', elides: false },
        holds: [
          'Mais l’équipe était au complet, et la chef à la liste le disait à chacun de la même voix. Elle était devant le grand carillon, et il n’y avait pas de ligne pour un nom de plus.',
        ],
        worse: [
          'La chef à la liste [plia|a plié] la liste en quatre. L’équipe au complet [se plaça|s’est placée] derrière elle, et le grand carillon derrière l’équipe.',
        ],
        sign: [
          'La chef avait gardé un pouce dans le pli. Sous le pouce, une lanterne de la liste n’avait pas de nom.',
        ],
        yields: [
          'La chef à la liste [déplia|a déplié], et [tendit|a tendu] le crayon. L’équipe était au complet, avec un de plus, et le grand carillon [eut|a eu] assez de mains pour monter.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'poutre', elides: false },
        holds: [
          'Mais l’équipe au complet attendait déjà au départ, et la poutre du grand carillon était dans les feuilles. Elle pendait à une corde, et d’une seule corde une poutre ne monte pas, elle tourne.',
        ],
        worse: [
          'La poutre [tourna|a tourné] et [piqua|a piqué] du nez, les fourchettes dans les feuilles. L’équipe au complet [leva|a levé] les yeux, et le grand carillon [resta|est resté] par terre.',
        ],
        sign: [
          'Par-dessus la branche passait une seconde corde. Elle pendait de l’autre côté, et personne ne l’avait vue descendre.',
        ],
        yields: [
          'La poutre [monta|est montée], droite, d’une corde et de l’autre. Sous l’arbre, l’équipe au complet n’avait plus rien à porter, et le grand carillon [trouva|a trouvé] le vent.',
        ],
      },
    },
  },
  play: {
    title: ['La phrase de la fée', '{hero} dans la chambre du bas'],
    prize: { g: 'f', one: 'phrase de la fée', elides: false },
    obstacle: { g: 'f', one: 'chambre du bas', elides: false },
    task: [
      'Trois amis faisaient une pièce de radio dans l’arbre. À huit heures, la station du village appelait, en direct, et la fée n’avait plus de voix. Elle n’avait qu’une phrase à dire, mais c’était la dernière.',
    ],
    gift: [
      'À huit heures dix, la phrase de la fée [passa|est passée] à l’antenne, sans musique dessous. Dans la cuisine d’en face, une voix [se tut|s’est tue], et une main [resta|est restée] en l’air, le torchon au bout.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'texte fermé', elides: false },
        holds: [
          'Mais dans la chambre du bas, l’amie qui faisait la fée avait refermé son texte. On avait ri au mauvais endroit, et la phrase de la fée était dedans, sous un élastique.',
        ],
        worse: [
          'L’élastique [claqua|a claqué] deux fois autour du texte. Dans la chambre du bas, il n’y avait plus qu’une couverture noire, et la phrase de la fée n’était plus à personne.',
        ],
        sign: [
          'Du texte fermé dépassait un trait de crayon. C’était celui de la fée, à la dernière page, fin et appuyé.',
        ],
        yields: [
          'L’élastique [sauta|a sauté] sur le plancher de la chambre du bas. Le texte [s’ouvrit|s’est ouvert] à la dernière page, et la phrase de la fée y était, corrigée d’un mot.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'amie de la fée', elides: true },
        holds: [
          'Mais dans la chambre du bas, l’amie de la fée prenait chaque mot pour une moquerie. On lui disait bravo, elle entendait le rire d’hier, et la phrase de la fée restait dans sa bouche.',
        ],
        worse: [
          'L’amie de la fée [mit|a mis] ses chaussures, la gauche d’abord. Dans la chambre du bas, l’horloge disait moins dix, et la phrase de la fée descendait déjà l’échelle.',
        ],
        sign: [
          'En laçant sa seconde chaussure, l’amie fredonnait. C’était l’air du début, celui des verres d’eau.',
        ],
        yields: [
          'L’amie de la fée [laissa|a laissé] un lacet défait. Elle [s’assit|s’est assise] au micro de la chambre du bas, de profil, et la phrase de la fée [eut|a eu] une voix.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'batterie', elides: false },
        holds: [
          'Mais dans la chambre du bas, l’enregistreur n’avait plus qu’une barre, qui clignotait. Sans batterie, la phrase de la fée se dirait dans le vide, et elle ne se disait qu’une fois.',
        ],
        worse: [
          'La batterie [retomba|est retombée] à zéro, puis à une barre. Dans la chambre du bas, rien n’était enregistré, et la phrase de la fée [perdit|a perdu] cinq minutes.',
        ],
        sign: ['Une barre ne clignotait plus. Elle était verte, et elle restait.'],
        yields: [
          'La batterie [monta|est montée] d’une barre, puis d’une autre. Dans la chambre du bas, la petite lampe rouge [s’alluma|s’est allumée], et la phrase de la fée [put|a pu] venir.',
        ],
      },
    },
  },
} satisfies FrErrands;
