import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  passage: [
    'À marée basse, un chemin de pierres rondes menait au phare. Le gardien marchait devant, et l’eau restait loin de chaque côté.',
    'Le gardien ramait, sans un mot, les gilets bien fermés. Il [montra|a montré] du menton une tour, et la tour [grandit|a grandi].',
    'La barque du gardien sentait la corde et le café. Il [rama|a ramé] de dos, sans se retourner une fois, et la tour [arriva|est arrivée] droit sur lui.',
    'Le gardien attendait au bout du chemin de pierres, la main en visière. Il [donna|a donné] le bras, puis l’autre bras, et la mer [resta|est restée] à sa place.',
  ],
  arrive: [
    'Le vent laissait du sel sur les lèvres. L’eau tapait contre le mur, et une cloche sans sonneur répondait.',
    'L’air était humide et salé. Une mouette riait de quelque chose, et la mer respirait contre les pierres.',
    'Le vent jouait des coudes. Les algues craquaient sous les bottes, et l’air avait un goût de fer et d’œuf de mouette.',
    'Une corde battait contre un mât, toujours le même mot. Le vent sentait le poisson et la peinture fraîche.',
    { text: 'Le vent était salé. Chhh, faisait la mer.', to: '3-5' },
    { text: 'Ding, disait une cloche. Les pierres étaient mouillées.', to: '3-5' },
  ],
  image: [
    'Dans l’entrée, une rangée de bottes allait de la plus grande à une toute petite, qui n’avait jamais servi.',
    'Au mur, un baromètre en cuivre disait : peut-être.',
    'Sur la porte, des traits de crayon montraient combien le gardien avait grandi. Le dernier était d’hier, et plus bas.',
    'Sur une étagère, il y avait trois bouteilles, avec un bateau dans deux. La troisième attendait.',
  ],
  meet: [
    'Sur la marche du bas, un phoque séchait, les moustaches pleines de gouttes. <companion>C’est {helper}</companion>, [dit|a dit] {companion}, qui tenait le trousseau. <companion>Il est de garde. Ça consiste à être là.</companion>',
    'Sur les rochers, une pierre [ouvrit|a ouvert] les yeux. <companion>{helper}</companion>, [dit|a dit] {companion}. <companion>C’est un phoque. Il fait très bien la pierre.</companion>',
    'Une cloche sans corde [sonna|a sonné] une fois. <companion>C’est {helper}, il a bâillé dessous</companion>, [dit|a dit] {companion}. Un phoque [se retourna|s’est retourné] sur sa pierre, l’autre joue au soleil.',
    'Une moustache [sortit|est sortie] de l’écume, puis une tête ronde. <companion>{helper} vient voir qui débarque</companion>, [dit|a dit] {companion}. <companion>Il ne dit rien, mais il s’en souvient.</companion>',
    {
      text: 'Une pierre [ouvrit|a ouvert] les yeux. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. C’était un phoque.',
      to: '3-5',
    },
    {
      text: 'Un phoque séchait sur la marche. <companion>Bonjour, {helper}</companion>, [dit|a dit] {companion}. Ses moustaches gouttaient.',
      to: '3-5',
    },
  ],
  way: [
    'On [longea|a longé] le mur derrière le gardien, une main dessus, pour ne pas perdre l’île. {helper} suivait dans l’eau, en soufflant.',
    'Il y avait des flaques tièdes entre les rochers. {helper} passait par toutes.',
    'Les marches du rocher étaient usées au milieu, chacune à sa manière. {helper} suivait en bas, dans l’eau, à la même hauteur que les voix.',
    'Le sentier était marqué de coquilles blanches, pour les jours de brume. {helper} prenait par l’eau et arrivait avant.',
  ],
  still: [
    'Une vague [vint|est venue], une vague [s’en alla|s’en est allée]. Entre les deux, on aurait pu dire un mot.',
    'Par une fente, on voyait un bout de ciel. Un nuage y passait, puis plus rien n’y passait.',
    'La mer [prit|a pris] une respiration, très longue. Un galet [roula|a roulé] et [resta|est resté] sur le côté.',
    'Un crabe [traversa|a traversé] le seuil, en entier, sans demander. Le bruit de ses pattes était le seul.',
  ],
  gift: [
    'Sur l’appui de la fenêtre, il y avait un bocal qui avait pris la lumière pendant cent ans. {companion} [revissa|a revissé] le couvercle et [le mit|l’a mis] dans les bras de {hero}.',
    '{companion} [prit|a pris] un bocal, l’[ouvrit|a ouvert] vers le ciel, et [le referma|l’a refermé] vite. <companion>Pour les soirs de panne</companion>, [dit|a dit] {companion} à {hero}.',
  ],
  homeward: [
    'Le gardien [raccompagna|a raccompagné] tout le monde, et son trousseau sonnait à chaque pierre. Derrière, la tour [redevint|est redevenue] petite.',
    '{helper} [nagea|a nagé] devant la barque jusqu’au port, et son dos brillait chaque fois que les rames sortaient de l’eau.',
    'Le gardien [rama|a ramé] de dos, encore, et cette fois la tour [s’en alla|s’en est allée] droit devant lui.',
    'Le gardien [rendit|a rendu] les bras au bout du chemin. Il les avait tenus jusqu’à la dernière pierre.',
  ],
  question: [
    '<hero>Comment une si petite lampe peut-elle se voir de si loin ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [tint|a tenu] une loupe entre la fenêtre et le mur. Tout le jour de la fenêtre [se serra|s’est serré] en un point très clair. La grande lentille rassemble la lumière, au lieu de la laisser s’éparpiller.',
  ],
};
