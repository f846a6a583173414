import type { LessonPairs } from '../../schema.ts';

export const blind: LessonPairs = {
  mouthShut: {
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Là, devant, ça fait clac, à gauche, ça fait boum !</hero> {hero_subj} [raconta|a raconté] tout à {companion}, plus fort que {part_def}.',
          ],
          warm: [
            'Pour que {companion} ne manque rien, {hero} [décrivit|a décrit] tout, sans respirer, plus haut que {part_def}.',
          ],
          clever: [
            '{hero_subj} [donna|a donné] à {companion} la liste complète des bruits, dans l’ordre. Pour la dire, il fallait couvrir {part_def}.',
          ],
          playful: [
            '<hero>Chers auditeurs !</hero> {hero_subj} [commenta|a commenté] tout à {companion} comme un match, par-dessus {part_def}. Il y [eut|a eu] des prolongations.',
          ],
        },
        fails: [
          'Une main {de_companion} [se leva|s’est levée]. {hero_subj} [décrivit|a décrit] la main, puis ce qu’il y avait derrière.',
        ],
        again: [
          '{hero_subj} [haussa|a haussé] la voix d’un cran. Maintenant, tout le monde savait tout, sauf ce qu’on cherchait à entendre.',
        ],
        refrain: ['Bla, boum, bla. Bla, boum, bla.'],
        turned: ['Chut. Assis. Chut. Écoute.'],
        noticing: [
          'Il [fallut|a fallu] respirer. {companion} avait la tête penchée et une main en l’air. Cela devait durer depuis longtemps, car la main était un peu fatiguée.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] sur ses deux mains et [ferma|a fermé] la bouche. <hero>Dis-moi ce que tu entends</hero>, [souffla|a soufflé] {hero}, tourné{hero_e} vers {part_def}.',
        ],
        answer: [
          'Il [n’y eut rien|n’y a rien eu], longtemps. Puis {companion} [hocha|a hoché] la tête : <companion>Maintenant</companion>, et c’était juste avant le creux.',
        ],
        echo: [
          'Au lit, {companion} [chuchota|a chuchoté] : <companion>Maintenant.</companion> {hero} [écouta|a écouté]. Le voisin [éteignit|a éteint] sa lampe, clic.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>À gauche, du rouge, non, du marron, maintenant ça tourne</hero>, [cria|a crié] {hero} à {companion}, plus haut que {part_def}.',
          ],
          warm: [
            '<hero>Je vois pour toi</hero>, [dit|a dit] {hero} à {companion}, et [vit|a vu] tout, très fort, avec les détails, par-dessus {part_def}.',
          ],
          clever: [
            'Il fallait être complet. {hero_subj} [fut|a été] complet sur {part_def}, et aussi sur le reste, sans une virgule.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la radio pour {companion}, en direct {de_part}, avec la météo et la publicité.',
          ],
        },
        fails: [
          'Entre deux phrases, il n’y avait pas la place d’une oreille. Il n’y avait, d’ailleurs, pas d’entre deux.',
        ],
        again: ['<hero>Et là, un silence</hero>, [cria|a crié] {hero}. C’était trop tard.'],
        refrain: ['Je vois. Boum. Je vois. Boum. Bla.'],
        turned: ['Chut. Qu’est-ce que tu entends ? Chut.'],
        noticing: [
          '{hero_subj} [chercha|a cherché] un mot, et [se tut|s’est tu{hero_e}] en le cherchant. La tête de {companion} était inclinée, comme pour verser de l’eau d’un seul côté. Un doigt était levé. C’est le doigt de ceux qui allaient dire quelque chose avant qu’on se mette à tout dire.',
        ],
        deed: [
          '{hero_subj} [glissa|a glissé] ses deux mains sous ses jambes, et les lèvres l’une dans l’autre. <hero>Qu’est-ce que tu entends ?</hero> [demanda|a demandé] {hero}, du côté {de_part}. Puis [ce fut|cela a été] à {companion}.',
        ],
        answer: [
          'Le doigt de {companion} descendait et remontait, comme celui d’un chef. <companion>Pas là</companion>, [dit|a dit] {companion}. <companion>Là.</companion> Et là, on entendait.',
        ],
        echo: [
          '<companion>Il neige</companion>, [dit|a dit] {companion} dans le lit. {hero_subj} [regarda|a regardé] par la fenêtre. C’était vrai. <hero>Comment tu sais ?</hero> <companion>Les voitures ont mis des chaussons.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [raconta|a raconté] à {companion} tout ce qu’on voyait de {part_def}, très fort, jusqu’aux poils. <hero>Et là, ça bouge !</hero>',
          ],
          warm: [
            'Pour que {companion} ait tout, {hero} [décrivit|a décrit] {part_def} sans trou, d’une voix forte et affectueuse.',
          ],
          clever: [
            '{hero_subj} [commença|a commencé] par la gauche. Puis {hero_il} [décrivit|a décrit] {part_def} dans l’ordre, à voix haute, avec les mesures.',
          ],
          playful: [
            '<hero>Et maintenant, en direct de chez {part_def} !</hero> {hero_subj} [commenta|a commenté] pour {companion}, avec la main en micro.',
          ],
        },
        fails: [
          'Plus {hero} parlait, moins il y avait à raconter. {hero_subj} [raconta donc|a donc raconté] le moins, en détail.',
        ],
        again: ['{hero_subj} [raconta|a raconté] comme c’était calme. On l’entendait jusque dehors.'],
        refrain: ['Et là, et là, et là. Parti.'],
        turned: ['Bouche fermée. Mains dessous. Chut.'],
        noticing: [
          'Il [fallut|a fallu] prendre une respiration. {companion} avait la tête de côté et une main levée, qui n’était pas d’aujourd’hui. Cela voulait dire : attends.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] sur ses deux mains, loin {de_part}, et [ferma|a fermé] la bouche. <hero>Dis-moi ce que tu entends</hero>, [chuchota|a chuchoté] {hero}. Puis plus rien.',
        ],
        answer: [
          '<companion>Une vache</companion>, [souffla|a soufflé] {companion}. <companion>Une très petite.</companion> Ce n’était pas une vache, et cela [s’approcha|s’est approché].',
        ],
        echo: [
          'Le soir, {companion} [écouta|a écouté] {hero} respirer. <companion>Une vache</companion>, [dit|a dit] {companion}, et personne ne l’a contredit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>C’est gris, ça a une oreille, non, deux</hero>, [cria|a crié] {hero} à {companion}, de {part_def}, qui en avait peut-être trois.',
          ],
          warm: [
            '<hero>Attends, je te raconte comme c’est doux</hero>, [dit|a dit] {hero} à {companion}, fort, longtemps, et jusqu’au bout de la queue {de_part}.',
          ],
          clever: [
            'On ne décrit jamais assez, [estima|a estimé] {hero}. {hero_subj} [reprit|a repris] {part_def} du début, avec les nuances.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] pour {companion} le documentaire {de_part}, avec la grosse voix et les violons.',
          ],
        },
        fails: ['À chaque mot, il y avait une oreille de moins à raconter.'],
        again: ['<hero>Et maintenant, il n’y a plus rien</hero>, [raconta|a raconté] {hero}.'],
        refrain: ['Et puis, et puis. Loin. Et puis. Rien.'],
        turned: ['Mes mains dessous. Toi, écoute. Chut.'],
        noticing: [
          '{hero_subj} [chercha|a cherché] le mot suivant, qui n’existait pas. {companion} avait la main levée à la hauteur du nez, et la tête un peu penchée, comme on fait au bord d’un nid. La main avait l’air d’être là depuis le mot gris.',
        ],
        deed: [
          '{hero_subj} [enfila|a enfilé] ses mains sous ses cuisses. <hero>Toi, qu’est-ce que tu entends ?</hero> [souffla|a soufflé] {hero}. Et, du côté {de_part}, on [laissa|a laissé] venir un très long rien.',
        ],
        answer: [
          '<companion>Des ongles</companion>, [dit|a dit] {companion}, tout bas. <companion>Quatre. Non, huit. Il y en a un qui boite.</companion> Cela s’approchait, un ongle après l’autre.',
        ],
        echo: [
          'Au lit, {companion} [compta|a compté] les pas du chat. <companion>Il n’en a que trois</companion>, [dit|a dit] {companion}. Le quatrième était sur l’oreiller.',
        ],
      },
    ],
  },
  fingersFirst: {
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Je la vois !</hero> [dit|a dit] {hero}, en agitant sa lampe dans {part_def}. {hero_subj} [poussa|a poussé] les mains {de_companion} sur le côté.',
          ],
          warm: [
            '<hero>Ne te cogne pas, je regarde pour toi</hero>, [dit|a dit] {hero} à {companion}. La lampe [sauta|a sauté] partout dans {part_def}.',
          ],
          clever: [
            'Il faut de la lumière, c’est connu. {hero_subj} [balaya|a balayé] {part_def} de sa lampe. Puis {hero_il} [écarta|a écarté] les mains {de_companion}, qui gênaient le rayon.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le phare, tourne et tourne, dans {part_def}. Les mains {de_companion} étaient deux bateaux. <hero>Place au phare !</hero>',
          ],
        },
        fails: [
          'La lumière sautait, et les ombres avec elle. {hero_subj} [remua|a remué] la lampe plus vite.',
        ],
        again: [
          '{hero_subj} [visa tout|a tout visé], y compris son propre œil. Après, il y [eut|a eu] des ronds verts, avec {part_def} derrière.',
        ],
        refrain: ['Flash, ici. Flash, là. Oh, les ronds.'],
        turned: ['Lampe au lit. Doigt. Doigt.'],
        noticing: [
          '{hero_subj} [ferma|a fermé] ses yeux éblouis. On entendait des doigts. C’étaient ceux {de_companion}. Ils allaient le long du bord, sans hâte, s’arrêtaient, et revenaient au même endroit.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] la lampe dans sa poche. <hero>Dis-moi ce que tu as trouvé.</hero> Les yeux fermés, {hero_il} [posa|a posé] un doigt sur le bord {de_part}, avec ceux {de_companion}.',
        ],
        answer: [
          '<companion>Ici, c’est lisse</companion>, [dit|a dit] {companion}. <companion>Là, c’est froid. Par là, ça continue.</companion> {hero} [rouvrit|a rouvert] les yeux. Sans lampe, on y voyait mieux.',
        ],
        echo: [
          'La lampe n’a plus de pile. <companion>Depuis quand ?</companion> [demanda|a demandé] {companion}. <hero>Longtemps, peut-être</hero>, [dit|a dit] {hero}. <hero>On ne l’a pas rallumée.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>J’ai la lumière, j’ai tout</hero>, [dit|a dit] {hero}. La lampe [entra|est entrée] dans {part_def} la première, en zigzag, et [bouscula|a bousculé] {companion}.',
          ],
          warm: [
            '<hero>Laisse tes mains au chaud</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [fit|a fait] danser la lampe dans {part_def}, à toute vitesse, pour deux.',
          ],
          clever: [
            '{hero_subj} [balaya|a balayé] {part_def} de sa lampe, de gauche à droite, puis de droite à gauche. {companion} avait déjà la main dessus. {hero_subj} [l’écarta|l’a écartée], pour mieux éclairer.',
          ],
          playful: [
            '{hero_subj} [dessina|a dessiné] des huit dans {part_def} avec la lampe. C’étaient des huit très lumineux, et rien d’autre n’était lumineux.',
          ],
        },
        fails: [
          'Plus la lampe courait, plus les ombres avaient de jambes. {hero_subj} [remua|a remué] la lampe pour les chasser.',
        ],
        again: [
          '{hero_subj} [éclaira|a éclairé] le plafond, un soulier, et enfin son propre nez. Le nez était bien là.',
        ],
        refrain: ['Zig, la lampe. Zag, la lampe. Rien.'],
        turned: ['Pas de lampe. Un doigt. Puis ton doigt.'],
        noticing: [
          'Deux taches vertes dansaient devant {hero}, qui [ferma|a fermé] les yeux pour les éteindre. Alors il y [eut|a eu] un petit bruit régulier : des doigts, ceux de {companion}, qui lisaient le bord et tournaient la page.',
        ],
        deed: [
          '<hero>Qu’est-ce que tu as trouvé ?</hero> [demanda|a demandé] {hero}, et la lampe [rentra|est rentrée] dans la poche. Sans ouvrir les yeux, {hero_il} [mit|a mis] sa main sur {part_def}, à côté de celle de {companion}.',
        ],
        answer: [
          '<companion>Une marche</companion>, [dit|a dit] {companion}. <companion>Un creux. Et là, c’est tiède.</companion> Un peu après le tiède, les paupières de {hero} [devinrent|sont devenues] roses.',
        ],
        echo: [
          'Au coucher, {hero_subj} [éteignit|a éteint] et [alla|est allé{hero_e}] à son lit du bout des doigts. <companion>Porte</companion>, [dit|a dit] {companion}, de loin. {hero} s’y était déjà cogné{hero_e}.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>Je vois tout, laisse !</hero> {hero_subj} [braqua|a braqué] sa lampe sur {part_def}, [repoussa|a repoussé] les mains {de_companion} et [tira|a tiré].',
          ],
          warm: [
            '<hero>Tu vas te pincer</hero>, [dit|a dit] {hero} à {companion}, en poussant ses mains. La lampe entre les dents, {hero_il} [tira|a tiré] {part_def}.',
          ],
          clever: [
            'La lampe éclaire, l’œil choisit, la main tire. {hero_subj} [trouva|a trouvé] ce plan très clair. {companion} n’y était pas, ni {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’inspecteur, la lampe sous le menton. <hero>Où étiez-vous ?</hero> [demanda|a demandé] {hero} à {part_def}, en tirant. Les mains {de_companion} étaient des témoins.',
          ],
        },
        fails: [
          'L’ombre d’un tour ressemblait à un tour. {hero_subj} [tira|a tiré] l’ombre, puis le tour d’à côté.',
        ],
        again: [
          '{hero_subj} [approcha|a approché] la lampe si près que tout [devint|est devenu] blanc. On tire mal dans du blanc.',
        ],
        refrain: ['Je vois, je tire. Aïe. Je vois, je tire.'],
        turned: ['Yeux fermés. Un doigt. Un doigt.'],
        noticing: [
          '{hero_subj} avait des ronds verts dans les yeux et [ferma tout|a tout fermé]. On entendait courir des doigts, sans se presser. Ils [passèrent|ont passé], [s’arrêtèrent|se sont arrêtés], [revinrent|sont revenus] au même point.',
        ],
        deed: [
          '{hero_subj} [rangea|a rangé] sa lampe. <hero>Dis-moi ce que tu as trouvé.</hero> Les yeux fermés, {hero_il} [mit|a mis] un doigt sur {part_def}, à côté des doigts {de_companion}. Puis {hero_il} [suivit|a suivi].',
        ],
        answer: [
          '{companion} [souleva|a soulevé] un tour. {hero} [tint|a tenu] le suivant. Des doigts, cela ne se prend pas les pieds dans une ombre.',
        ],
        echo: [
          'Dans le noir du couloir, {hero} [noua|a noué] ses lacets les yeux fermés. <companion>Le gauche est à l’envers</companion>, [dit|a dit] {companion} en passant la main.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [éclaira|a éclairé] {part_def} de tout près, et aussi les doigts de {companion}. <hero>Enlève-les, ils font de l’ombre.</hero>',
          ],
          warm: [
            '<hero>Tu t’abîmerais les doigts</hero>, [dit|a dit] {hero} à {companion}, en les écartant un à un. La lampe [se pencha|s’est penchée] sur {part_def}.',
          ],
          clever: [
            'Avec plus de lumière, on tire plus juste. {hero_subj} [mit|a mis] la lampe à fond, et [tira|a tiré] l’ombre {de_part}, qui venait très bien.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bijoutier, une lampe dans l’œil, devant {part_def}. Le bijou [se serra|s’est serré].',
          ],
        },
        fails: [
          'La lampe [promena|a promené] trois nœuds là où il y en avait un. {hero_subj} [tira|a tiré] sur les deux faux.',
        ],
        again: [
          '{hero_subj} [mit|a mis] la lampe dans sa bouche. Tout [devint|est devenu] rose, surtout les joues.',
        ],
        refrain: ['Lampe, tire. Couic. Lampe, tire.'],
        turned: ['Noir. Doigt. Doigt. Et voilà.'],
        noticing: [
          '{hero_subj} [ferma|a fermé] les paupières, qui brûlaient. Cela se taisait, dans le noir, mais pas tout à fait. Quelque chose lisait. Cela suivait un brin, tournait avec lui, et disait hm, à mi-voix, chaque fois au même endroit.',
        ],
        deed: [
          '<hero>C’est quoi, ton hm ?</hero> [demanda|a demandé] {hero}, la lampe éteinte, et [approcha|a approché] un doigt. À l’aveugle, il [marcha|a marché] derrière ceux de {companion}, le long {de_part}.',
        ],
        answer: ['Le hm était mou. On y passait un doigt, puis deux, puis le reste.'],
        echo: [
          '<companion>Hm</companion>, [dit|a dit] {companion} en tâtant le pull de {hero}. Il était à l’envers.',
        ],
      },
    ],
  },
  elbowAsked: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] {companion} par la manche et [tira|a tiré] sur {part_def}. <hero>Par là ! Non, là ! Attention, là !</hero>',
          ],
          warm: [
            '<hero>N’aie pas peur, je te tiens</hero>, [dit|a dit] {hero}. Et la manche {de_companion} [partit|est partie] sur {part_def}, avec {companion} au bout.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] pour deux, et [tira|a tiré] {companion} par la manche. <hero>Là</hero>, [dit|a dit] {hero} sur {part_def}, en montrant du doigt.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le remorqueur, tut, tut, la manche {de_companion} pour amarre. Tous deux [entrèrent|sont entrés] sur {part_def} en crabe.',
          ],
        },
        fails: [
          '<hero>Là !</hero> {hero_subj} [montra|a montré] encore du doigt. Un doigt, cela ne s’entend pas. Quatre pieds [se prirent|se sont priss] les uns dans les autres.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] la manche de l’autre côté, <hero>là, voyons</hero>, et l’on [vit|a vu] combien une manche peut être longue.',
        ],
        refrain: ['Tire, là. Tire, là. Zou, par là.'],
        turned: ['Coude. Tap. Trois pas. Tap.'],
        noticing: [
          '<companion>Tu conduis quelqu’un, ou une brouette ?</companion> [demanda|a demandé] {companion}. La canne [tapota|a tapoté] le sol : ici, le son était mou. Un peu plus loin, il était clair.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] la manche. <hero>Mon coude est là, si tu veux.</hero> Sur {part_def}, {hero_il} [dit|a dit] ce qui venait : à gauche, trois pas, un petit.',
        ],
        answer: [
          'Avant chaque pas, la canne [tapa|a tapé]. Là où le son était clair, deux pieds [tinrent|ont tenu], puis quatre.',
        ],
        echo: [
          'Dans la rue, {companion} [tapa|a tapé] contre un mur, puis contre {hero}. <companion>Ça, c’est mou</companion>, [dit|a dit] {companion}. <hero>C’est mon goûter</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Lève ! Baisse ! L’autre !</hero> {hero_subj} tirait {companion} à travers {part_def} comme un cerf-volant mouillé.',
          ],
          warm: [
            '<hero>Laisse-toi porter</hero>, [dit|a dit] {hero} à {companion}, et [prit|a pris] {companion} sous les bras, sur {part_def}, où personne ne porte personne.',
          ],
          clever: [
            '{hero_subj} voyait où il fallait aller, et [y poussa|y a poussé] {companion}, par le plus court {de_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la locomotive, et {companion} le wagon, sur {part_def}. Le wagon n’avait pas été prévenu du virage.',
          ],
        },
        fails: [
          'Quand {hero_subj} disait à droite, c’était la droite de {hero}. On [se retrouva|s’est retrouvé] assis face à face.',
        ],
        again: ['<hero>Là où je montre</hero>, [dit|a dit] {hero}. C’était très bien montré.'],
        refrain: ['À droite. Zou. Laquelle ? Zou.'],
        turned: ['Mon bras. Toc. Deux pas. Toc.'],
        noticing: [
          '<companion>Tu sais quand on a lavé ce tapis pour la dernière fois ?</companion> [demanda|a demandé] {companion}, du sol. <companion>Moi, je commence à le savoir.</companion> La canne [tapa|a tapé], de dépit. Ici, flac. Un peu à côté, toc. C’était un toc tout sec.',
        ],
        deed: [
          '{hero_subj} [tendit|a tendu] son bras plié. <hero>Tu le veux ?</hero> {companion} [chercha|a cherché] le coude et [le garda|l’a gardé]. <hero>À droite, la tienne. Deux pas, et {part_def} finit</hero>, [dit|a dit] {hero}, et la canne [toqua|a toqué] avant chaque pied.',
        ],
        answer: ['Flac, pas là. Toc, là. On allait de toc en toc.'],
        echo: [
          '<companion>Toc</companion>, [fit|a fait] {companion} contre la table, <companion>à table.</companion>',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>Par là ! Non, là !</hero> {hero_subj} [tira|a tiré] {companion} par la manche, droit dans le coin {de_part}. Il n’y manquait qu’un pied.',
          ],
          warm: [
            '{hero_subj} [prit|a pris] {companion} par la manche, bien fort, pour ne pas perdre {companion} en route. {part_def} les [prit|a pris] tous les deux.',
          ],
          clever: [
            '<hero>Gauche, enfin, ma gauche</hero>, [dit|a dit] {hero}, la manche {de_companion} dans la main. {part_def} avait une autre gauche.',
          ],
          playful: [
            '{hero_subj} [conduisit|a conduit] {companion} par la manche comme un tramway, ding ding, jusque dans {part_def}. Terminus.',
          ],
        },
        fails: [
          '{hero_subj} [montra|a montré] du doigt. <hero>Là !</hero> {companion} ne voyait pas les doigts, et un coude [se coinça|s’est coincé].',
        ],
        again: [
          '{hero_subj} [tira|a tiré] des deux mains. La manche [s’allongea|s’est allongée]. {companion}, non.',
        ],
        refrain: ['Par là. Cogne. Par là. Cogne.'],
        turned: ['Mon coude. Toc, toc. Un pas.'],
        noticing: [
          '<companion>Tu conduis quelqu’un, ou une brouette ?</companion> [demanda|a demandé] {companion}. La canne [tapota|a tapoté] un peu partout. Ici, cela sonnait mat. Là, cela sonnait clair.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] la manche. <hero>Tu veux mon coude ?</hero> Puis {hero_il} [dit|a dit] ce qui venait : trois pas, {part_def}, un petit pas. La canne tapait avant chacun.',
        ],
        answer: ['Coude et canne mesuraient ensemble. Là où le toc ne revenait pas, il y avait de la place.'],
        echo: [
          'À la porte, {companion} [tendit|a tendu] son coude à {hero}. <companion>Une marche</companion>, [dit|a dit] {companion}. Il y avait bien une marche.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [poussa|a poussé] {companion} dans le dos vers {part_def}. <hero>Tout droit, tout droit, mais pas si droit !</hero>',
          ],
          warm: [
            '<hero>Laisse-toi faire</hero>, [dit|a dit] {hero} à {companion}, et [tourna|a tourné] {companion} par les épaules, comme une armoire qu’on rentre par {part_def}.',
          ],
          clever: [
            '{hero_subj} [donna|a donné] à {companion} des indications pour {part_def}, très précises : <hero>Ici. Non, là. Enfin, ici.</hero>',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le sémaphore devant {part_def}, à grands bras. {companion} attendait qu’on lui dise quelque chose.',
          ],
        },
        fails: ['On tirait une manche, on poussait un dos. Cela faisait une porte et demie dans un trou.'],
        again: ['{hero_subj} [prit|a pris] la canne, pour aider. Il [fallut|a fallu] la rendre aussitôt.'],
        refrain: ['Là. Cogne. Ici. Cogne. Là.'],
        turned: ['Mon bras ? Oui. Toc. Un pas.'],
        noticing: [
          '<companion>Je suis un meuble ?</companion> [demanda|a demandé] {companion}. {hero_subj} [lâcha|a lâché] la manche. Toc, [fit|a fait] la canne, sourd. Toc, sourd. Puis un autre toc, plus haut, comme une fenêtre ouverte.',
        ],
        deed: [
          '{hero_subj} [vint|est venu{hero_e}] à côté de {companion}. <hero>Tu veux mon bras ?</hero> {companion} [le prit|l’a pris], au coude. {hero_subj} [dit|a dit] le chemin à voix basse : deux pas, {part_def} à gauche, un petit. La canne allait devant.',
        ],
        answer: ['Le bras disait, la canne vérifiait. À trois, avec elle, on passait de profil.'],
        echo: [
          '<companion>Attention, trottoir</companion>, [dit|a dit] {companion}. {hero_subj} [leva|a levé] le pied, les yeux au ciel. Il y avait un trottoir.',
        ],
      },
    ],
  },
  saidBeforehand: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [souleva|a soulevé] {part_def} sans rien dire, et [lâcha|a lâché] sans rien dire. De l’autre côté, {companion} [reçut|a reçu] le tout dans les bras.',
          ],
          warm: [
            '{hero_subj} ne voulait pas déranger {companion} avec des ordres. {hero_subj} [leva|a levé] {part_def} en silence. Dès que cela faisait mal, {hero_il} lâchait, en silence aussi.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] que {companion} sentirait bien quand lever {part_def}, et quand non. C’était une idée muette.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’ascenseur surprise avec {part_def} : sans prévenir, vers le haut. Sans prévenir, vers le bas.',
          ],
        },
        fails: ['Un coup vers la gauche, sans un mot. Le côté {de_companion} [partit|est parti] de travers.'],
        again: [
          '{hero_subj} [leva|a levé] encore, d’un coup sec, et [pensa|a pensé] très fort le mot <hero>trois</hero>. Personne ne pouvait l’entendre.',
        ],
        refrain: ['Hop. Oh. Boum. Hop. Oh. Boum.'],
        turned: ['Je dis. Un. Deux. Trois. Hop.'],
        noticing: [
          '{hero_subj} [regarda|a regardé] les doigts {de_companion}. Les jointures étaient toutes blanches. Ils serraient, ils serraient, parce que personne ne leur avait dit ce qui allait venir.',
        ],
        deed: [
          '{hero_subj} [reposa|a reposé] {part_def}. <hero>Je vais dire avant. Ta main gauche plus bas. Le bord est vers toi. On lève à trois.</hero> Et {hero_il} [compta|a compté].',
        ],
        answer: [
          'À trois, il n’y [eut|a eu] qu’une seule poussée, et celle {de_companion} venait d’en dessous.',
        ],
        echo: [
          'À table, {hero} [dit|a dit] : <hero>Attention, je passe l’eau. À gauche. Maintenant.</hero> <companion>C’est une carafe, pas une armoire</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] son bout {de_part} et [partit|est parti{hero_e}] avec. {companion} avait l’autre, et n’était pas au courant.',
          ],
          warm: [
            '{hero_subj} [ne dit rien|n’a rien dit], pour ne pas déranger {companion}, et [posa|a posé] {part_def} presque sur son pied, sans rien dire non plus.',
          ],
          clever: [
            '{hero_subj} [compta|a compté] dans sa tête, pour soulever {part_def}. Dans la tête de {companion}, on ne comptait pas.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la surprise à {companion} : hop, {part_def} en l’air. C’en était une.',
          ],
        },
        fails: [
          'On montait, on virait, on lâchait. Tout cela, {companion} [l’apprit|l’a appris] avec les mains, un peu tard.',
        ],
        again: [
          '{hero_subj} [souleva|a soulevé] encore, et [fit|a fait] une grimace pour prévenir. Les grimaces ne s’entendent pas.',
        ],
        refrain: ['Chut, hop. Oh. Chut, boum. Oh.'],
        turned: ['J’annonce. Haut. J’annonce. Bas.'],
        noticing: [
          'Au bout {de_part}, les doigts de {companion} étaient serrés comme des pinces à linge. Rien ne les tirait, pour l’instant. Ils attendaient seulement que quelque chose arrive, d’un côté ou de l’autre.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] son bout. <hero>Je peux tout dire avant ?</hero> {companion} [hocha|a hoché] la tête. <hero>Ta main droite plus haut. On lève {part_def} à trois. On tourne vers ma voix. Un.</hero>',
        ],
        answer: [
          'Les pinces à linge [devinrent|sont devenues] des mains. À trois, elles savaient aussi bien que les autres.',
        ],
        echo: [
          '<hero>J’ouvre la porte, elle vient vers toi</hero>, [dit|a dit] {hero}. <companion>Je sais</companion>, [dit|a dit] {companion}, <companion>c’est ma porte.</companion>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [souleva|a soulevé] {part_def} sans rien dire. À l’autre bout, {companion} [reçut|a reçu] le tout sur les genoux.',
          ],
          warm: [
            '{hero_subj} ne voulait pas donner d’ordres. {hero_il} [leva|a levé] {part_def} en silence, bien doucement, et [posa|a posé] de même, sans prévenir.',
          ],
          clever: [
            '{companion} sentira bien quand je lève {part_def}, pensait {hero}. Cela se pensait très fort, et ne s’entendait pas.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’ascenseur surprise avec {part_def} : hop, sans sonnette. Et en bas, sans sonnette.',
          ],
        },
        fails: [
          'Un coup à gauche, sans un mot. Le bout {de_companion} [partit|est parti] à droite, et tout avec.',
        ],
        again: [
          '{hero_subj} [recommença|a recommencé] plus vite, pour que la surprise soit plus courte. Elle [fut|a été] plus haute.',
        ],
        refrain: ['Hop. Oh. Boum. Hop. Oh. Boum.'],
        turned: ['Je dis. Un. Deux. Trois. Hop.'],
        noticing: [
          '{hero_subj} [regarda|a regardé] les mains {de_companion}. Elles serraient si fort que les doigts étaient blancs. Personne ne leur disait ce qui allait venir.',
        ],
        deed: [
          '{hero_subj} [posa tout|a tout posé]. <hero>Je le dis avant ?</hero> {companion} [hocha|a hoché] la tête. <hero>Main gauche plus bas. On lève {part_def} à trois.</hero> Et {hero_il} [compta|a compté] tout haut.',
        ],
        answer: [
          '{companion} [tâta|a tâté], [trouva|a trouvé] une seconde prise, et [dit|a dit] : <companion>Libre.</companion> À trois, cela [monta|est monté] tout droit.',
        ],
        echo: [
          '<hero>Attention, une cuillère arrive par la droite</hero>, [dit|a dit] {hero} à table. <companion>Qu’elle entre</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [empoigna|a empoigné] un côté {de_part} et [partit|est parti{hero_e}]. L’autre côté était {companion}, qui [l’apprit|l’a appris] par les bras.',
          ],
          warm: [
            '<hero>Tu n’as rien à faire, suis-moi</hero>, [pensa|a pensé] {hero}, sans le dire, et [leva|a levé] {part_def} tendrement, à l’improviste.',
          ],
          clever: [
            'Parler fatigue, {hero_subj} [garda|a gardé] son souffle pour {part_def}. {companion} [perdit|a perdu] le sien.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au fantôme qui déplace les meubles, avec {part_def}. Pour l’autre bout, c’était très réussi.',
          ],
        },
        fails: [
          'À droite, sans un mot. En bas, sans un mot. Les bras de {companion} avaient toujours un mot de retard.',
        ],
        again: [
          '{hero_subj} [leva|a levé] les sourcils, pour dire maintenant. C’est une information pour ceux qui regardent.',
        ],
        refrain: ['Hop. Hé. Pan. Hop. Hé. Pan.'],
        turned: ['Main, là. Haut, à trois. Et trois.'],
        noticing: [
          'Il restait à {companion} dix doigts, tous serrés à la fois, ceux du haut, ceux du bas, comme des passagers qui ne savent pas de quel côté va tourner le bus. {hero_subj} cherchait le chauffeur. C’était {hero_subj}.',
        ],
        deed: [
          '{part_def} par terre. <hero>Je te dis tout d’abord ?</hero> <companion>Enfin</companion>, [dit|a dit] {companion}. <hero>Ta main droite sous le bord. Moi, à gauche. On lève à trois. Un. Deux.</hero>',
        ],
        answer: [
          '{companion} avait même eu le temps de trouver mieux pour l’autre main. À trois, cela [monta|est monté] comme un ascenseur.',
        ],
        echo: [
          '<hero>Je te tends le pain, devant, un peu à droite</hero>, [dit|a dit] {hero}. <companion>Je le sens</companion>, [dit|a dit] {companion}. <companion>Il sort du four.</companion>',
        ],
      },
    ],
  },
  askThemNotMe: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>C’est pour quelqu’un qui ne voit pas</hero>, [dit|a dit] {hero} à {part_def}, la main sur l’épaule {de_companion}, et {hero_il} [avança|a avancé].',
          ],
          warm: [
            '{hero_subj} [expliqua|a expliqué] à {part_def}, avec beaucoup de délicatesse et devant tout le monde, les yeux {de_companion}.',
          ],
          clever: [
            '{hero_subj} [cita|a cité] à {part_def} le droit de passage de {companion}, et le sien, par voie de conséquence.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] pour {part_def} une visite guidée {de_companion}, très vivante, et [glissa|a glissé] un pied.',
          ],
        },
        fails: [
          'On [posa|a posé] une question à {companion}. {hero} y [répondit|a répondu], et à la suivante aussi.',
        ],
        again: ['{hero_subj} [expliqua|a expliqué] encore une fois, plus fort, comme si c’était l’oreille.'],
        noticing: [
          '{companion} [replia|a replié] la canne et [s’assit|s’est assis{companion_e}]. <companion>Vas-y, toi</companion>, [dit|a dit] {companion}. <companion>Tu m’as déjà expliqué{companion_e} à tout le monde. Deux fois.</companion>',
        ],
        deed: [
          '<hero>Demandez à {companion}, pas à moi</hero>, [dit|a dit] {hero} à {part_def}. Puis {hero_il} [laissa|a laissé] sa place et [alla|est allé{hero_e}] attendre au fond, là où l’on n’entend plus rien.',
        ],
        answer: [
          'De loin, on [vit|a vu] {companion} dire trois mots, puis un quatrième. Du côté {de_part}, on [rit|a ri].',
        ],
        echo: [
          '<companion>J’ai fait une blague sur toi</companion>, [dit|a dit] {companion}. <hero>Laquelle ?</hero> <companion>Tu étais au fond. Tu ne peux pas savoir.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Quelqu’un ici ne voit pas, il faut nous laisser passer</hero>, [lança|a lancé] {hero} à {part_def}, bien fort, et {hero_il} [avança|a avancé] en tenant {companion} par le coude.',
          ],
          warm: [
            '{hero_subj} [raconta|a raconté] les yeux {de_companion} à {part_def}, avec tact, avec chaleur, et devant onze personnes.',
          ],
          clever: [
            '{hero_subj} [exposa|a exposé] à {part_def} ce que {companion} pouvait, ne pouvait pas, et donc ce qu’on devait. C’était complet. {companion} n’y avait pas parlé.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] de {companion} une star très demandée, et de soi le garde du corps. Devant {part_def}, le garde du corps [tenta|a tenté] de passer seul.',
          ],
        },
        fails: [
          '<companion>Je voudrais…</companion> [commença|a commencé] {companion}. <hero>{companion} voudrait</hero>, [dit|a dit] {hero}, et la phrase [finit|a fini] ailleurs.',
        ],
        again: ['On [demanda|a demandé] à {companion} son prénom. C’est {hero} qui [répondit|a répondu].'],
        noticing: [
          'Il y [eut|a eu] un petit clac, quatre fois. C’était la canne, qu’on repliait. <companion>Entre, toi</companion>, [dit|a dit] {companion} en s’asseyant. <companion>Ils savent déjà tout de moi. Je n’ai plus rien à leur dire.</companion>',
        ],
        deed: [
          '<hero>Demandez à {companion}, pas à moi</hero>, [dit|a dit] {hero} à {part_def}. <hero>C’était sa phrase, pas la mienne.</hero> Puis {hero_il} [sortit|est sorti{hero_e}], jusque sous l’auvent, où l’on n’entend rien.',
        ],
        answer: [
          'Par la vitre, on voyait {companion} parler avec les mains, et quelqu’un répondre. Ensuite, du côté {de_part}, on [rit|a ri], et ce n’était pas par devoir.',
        ],
        echo: [
          '<companion>Je leur ai dit que tu étais mon garde du corps</companion>, [dit|a dit] {companion}. <companion>Ils m’ont demandé si tu mordais.</companion>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [parla|a parlé] à la place {de_companion}, tout de suite, et [dit|a dit] {a_part} ce que {companion} voulait. Ce n’était pas cela.',
          ],
          warm: [
            '{hero_subj} [traduisit|a traduit] les yeux {de_companion} {a_part}, avec tact, et tout ce que {companion} n’avait pas dit.',
          ],
          clever: [
            '{hero_subj} [servit|a servi] d’interprète entre {companion} et {part_def}, qui parlaient la même langue. La traduction était élégante.',
          ],
          playful: [
            '{hero_subj} [doubla|a doublé] {companion} pour {part_def}, comme au cinéma. Les lèvres ne correspondaient pas.',
          ],
        },
        fails: [
          '<companion>En fait...</companion>, [dit|a dit] {companion}. <hero>En fait</hero>, [reprit|a repris] {hero}, et {hero_il} [continua|a continué] sans.',
        ],
        again: [
          '{hero_subj} [reformula|a reformulé] ce qu’{hero_il} venait de reformuler. On en était à trois personnes de trop.',
        ],
        noticing: [
          '{companion} [plia|a plié] la canne, [s’assit|s’est assis{companion_e}] sur une marche et [dit|a dit] : <companion>Finis sans moi. Je verrai bien ce que j’ai voulu.</companion>',
        ],
        deed: [
          '<hero>Demande à {companion}</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [partit|est parti{hero_e}] jusqu’au bout du couloir, où il y avait une plante et rien à entendre.',
        ],
        answer: [
          'Là-bas, deux voix [se posèrent|se sont posés] l’une en face de l’autre. Elles allaient droit.',
        ],
        echo: [
          '<companion>Elle est comment, cette plante ?</companion> [demanda|a demandé] {companion}. <hero>En plastique</hero>, [dit|a dit] {hero}. <hero>Elle n’a pas répété.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [passa|est passé{hero_e}] devant tout le monde avec {companion} au bras. <hero>Pardon, c’est particulier, c’est pour nous</hero>, et {hero_il} [expliqua|a expliqué] à {part_def} ce que {companion} venait chercher.',
          ],
          warm: [
            '<hero>Ne te fatigue pas, je leur dis</hero>, [murmura|a murmuré] {hero} à {companion}, et {hero_il} [raconta|a raconté] à {part_def} deux yeux qui n’étaient pas les siens.',
          ],
          clever: [
            '{hero_subj} [résuma|a résumé] à {part_def} la situation de {companion} en trois points. {companion} en aurait eu un.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] pour {part_def} la voix de {companion}, plus grave, avec des adjectifs. {companion} [écouta|a écouté] cette personne avec curiosité.',
          ],
        },
        fails: [
          'La réponse [vint|est venue] vers {hero}. Elle était pour quelqu’un d’autre, et {hero} l’[attrapa|a attrapée] quand même.',
        ],
        again: ['<hero>Ce qu’on veut dire, c’est que</hero>, [reprit|a repris] {hero}.'],
        noticing: [
          '<companion>Deux fois</companion>, [dit|a dit] {companion}. <hero>Deux fois quoi ?</hero> <companion>Que tu m’expliques. Une fois à la porte, une fois ici. La deuxième, je me suis trouvé{companion_e} plus triste.</companion> {companion} [chercha|a cherché] une chaise du bout de la canne, et [s’y installa|s’y est installé{companion_e}] comme au spectacle.',
        ],
        deed: [
          '<hero>C’est à {companion} qu’il faut demander, pas à moi</hero>, [dit|a dit] {hero} à {part_def}. {hero_subj} [céda|a cédé] sa place, et [sortit|est sorti{hero_e}] jusqu’au distributeur de boissons, qui couvrait les voix.',
        ],
        answer: [
          'À deux, on s’arrête aux mêmes endroits. Celui qui ne comprenait pas [posa|a posé] une question, et c’est {companion} qui l’[eut|a eue].',
        ],
        echo: [
          '<companion>Qu’est-ce que tu as pris, au distributeur ?</companion> [demanda|a demandé] {companion}. <hero>Rien</hero>, [dit|a dit] {hero}. <hero>Il n’a pas compris ce que je voulais.</hero>',
        ],
      },
    ],
  },
  allThePictures: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fit|a fait] tourner les photos avec les autres, en riant, et [lança|a lancé] à {part_def} : <hero>Laisse, c’est trop long à expliquer.</hero>',
          ],
          warm: [
            '<hero>Ce n’est rien d’intéressant</hero>, [dit|a dit] {hero} à {companion}, pour que cela ne manque pas, et {hero_il} [montra|a montré] l’image suivante à {part_def}.',
          ],
          clever: [
            '{hero_subj} [résuma|a résumé] à {companion} quarante photos en deux mots : <hero>des gens</hero>. Pour {part_def}, cela n’en faisait qu’un.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] une photo pour faire rire les autres, dos à {companion}, et en [cadra|a cadré] {part_def} dans le fond.',
          ],
        },
        fails: [
          '<hero>Non mais regarde celle-là !</hero> [dit|a dit] {hero}. À {companion}, on [dit|a dit] : <hero>Rien, rien.</hero>',
        ],
        again: ['Une photo [fit|a fait] hurler tout le monde. On [se tut|s’est tu] pour rire mieux.'],
        noticing: [
          '{hero_subj} [leva|a levé] les yeux de l’écran. {companion} avait tourné sa chaise vers le mur et mangeait, très calme, les sandwiches de tout le monde.',
        ],
        deed: [
          '<hero>Je te les raconte, si tu veux</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [raconta tout|a tout raconté], exactement, assez haut pour {part_def}. La pire aussi : {hero}, en slip de bain, avec une mouette.',
        ],
        answer: [
          'On [rit|a ri] de {hero}, longtemps, et de personne d’autre. Du côté {de_part}, on [écouta|a écouté] la suite.',
        ],
        echo: [
          '<companion>Décris encore la mouette</companion>, [demanda|a demandé] {companion}. <hero>Elle avait raison</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Oh non, regarde sa tête !</hero> [dit|a dit] {hero} aux autres, l’écran en l’air. À {companion}, {hero_il} [dit|a dit] : <hero>Laisse tomber.</hero> {part_def}, plus loin, [crut|a cru] qu’on parlait de sa tête.',
          ],
          warm: [
            '<hero>Il n’y a rien d’intéressant</hero>, [dit|a dit] {hero} à {companion}, pour ne pas faire de peine, et la photo d’après [fit|a fait] hurler de rire tout un banc. {part_def} [se tassa|s’est tassé{part_e}].',
          ],
          clever: [
            'Décrire une photo prend trente secondes, et il y en avait quarante : {hero} [renonça|a renoncé], pour gagner du temps. {companion} et {part_def} en avaient, du temps.',
          ],
          playful: [
            '{hero_subj} [doubla|a doublé] les photos avec des voix, sans dire ce qu’elles montraient. Ceux qui voyaient pleuraient de rire. {companion} et {part_def} entendaient pleurer.',
          ],
        },
        fails: [
          'Un doigt [montra|a montré] l’écran, et tous les rires [tombèrent|sont tombés] du même côté. <hero>Rien, c’est visuel</hero>, [dit|a dit] {hero} à {companion}.',
        ],
        again: ['<hero>Et celle-ci !</hero> Il y avait moins de rires, déjà, et ils étaient plus pointus.'],
        noticing: [
          'Le plateau de sandwiches était vide. {hero_subj} [chercha|a cherché] qui, et [vit|a vu] une chaise, tournée face au mur comme devant un très bon film. {companion} y mâchait le dernier, avec application.',
        ],
        deed: [
          '<hero>Tu les veux, les photos ?</hero> [demanda|a demandé] {hero}, et {hero_il} [porta|a porté] sa chaise face au mur, elle aussi. {hero_subj} les [dit|a dit] une par une, sans rien embellir, assez fort pour qu’on suive du côté {de_part} : les oreilles, la mouette, et {hero} à plat ventre dans un gâteau.',
        ],
        answer: [
          'C’est du gâteau qu’on [rit|a ri]. Celui de qui l’on avait peur de rire, ce n’était donc pas {part_def}. Il y [eut|a eu] une chaise de plus face au mur.',
        ],
        echo: [
          '<companion>Au chocolat, le gâteau ?</companion> [demanda|a demandé] {companion}. <hero>À la crème.</hero> <companion>C’est mieux pour la chute</companion>, [jugea|a jugé] {companion}.',
        ],
      },
    ],
  },
};
