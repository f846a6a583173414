import type { Variants } from '../../schema.ts';

export const quarrel: Variants = [
  {
    text: '<companion>On ne m’écoute jamais</companion>, [dit|a dit] {companion}. <hero>Qu’est-ce que tu dis ?</hero> [demanda|a demandé] {hero}, qui pensait à autre chose. Ce n’était pas la meilleure des réponses. Après cela, on [marcha|a marché] un moment l’un à gauche, l’autre à droite, avec tout le chemin au milieu.',
    to: '9-12',
  },
  {
    text: '<companion>Tu avais dit que tu savais</companion>, [dit|a dit] {companion}. <hero>J’ai dit que je savais presque.</hero> <companion>Le presque, tu ne l’as pas dit tout haut.</companion> {hero} [ouvrit|a ouvert] la bouche, et la refermait déjà. Le presque, c’est vrai, était resté à l’intérieur.',
    to: '9-12',
  },
  {
    text: 'On [ne sut jamais|n’a jamais su] qui avait commencé. {hero} disait que c’était le ton. {companion} disait que le ton était une réponse. On [remonta|a remonté] jusqu’au matin, puis jusqu’à la veille, et là il n’y avait plus que du brouillard.',
    to: '9-12',
  },
  {
    text: '<hero>Très bien</hero>, [dit|a dit] {hero}. <companion>Très bien</companion>, [dit|a dit] {companion}. Rien n’était bien, et encore moins très. On [s’assit|s’est assis] dos à dos, ce qui a un avantage : on entend respirer l’autre, et l’on sait qu’il n’est pas parti.',
    to: '9-12',
  },
  {
    text: 'Il y avait une façon de porter les choses qui était celle de {hero}, et une autre qui était celle de {companion}. Toutes les deux marchaient très bien. Seulement, elles n’allaient pas ensemble dans le même couloir, et l’on [resta|est resté] coincé au milieu, à se regarder de travers.',
    to: '9-12',
  },
  {
    text: '<companion>Tu pourrais dire s’il te plaît, ou attention, ou n’importe quoi</companion>, [dit|a dit] {companion}. {hero} [ne répondit|n’a] rien[| répondu], et c’était justement n’importe quoi. Le silence [dura|a duré] jusqu’à ce que quelque part un estomac se plaigne. On [n’avoua pas|n’a pas avoué] lequel.',
    to: '9-12',
  },
  {
    text: '{companion} [jeta|a jeté] un caillou, pas vers {hero}, mais pas vraiment ailleurs. {hero_subj} en [jeta|a jeté] un plus loin. Cela [devint|est devenu] peu à peu un concours. On comptait encore les coups que, déjà, plus personne ne se rappelait la raison.',
    to: '9-12',
  },
  {
    text: '<hero>De toute façon, c’est toujours moi</hero>, [dit|a dit] {hero}. <companion>Toi qui quoi ?</companion> {hero_subj} [réfléchit|a réfléchi]. C’était toujours qui portait, qui tombait, qui choisissait le chemin et qui gardait le dernier mot. Dit comme cela, la liste penchait un peu des deux côtés.',
    to: '9-12',
  },
  {
    text: 'Chacun avait son idée du nord. On [les montra|les a montrées] du doigt, au même moment, et les doigts se croisaient. <companion>On n’a qu’à faire la moyenne</companion>, [dit|a dit] {companion}, d’un ton qui n’arrangeait rien. La moyenne passait par un buisson d’orties.',
    to: '9-12',
  },
  {
    text: '{companion} [répéta|a répété] la phrase de {hero}, mot pour mot, avec la voix de {hero}. C’était très ressemblant, et c’était bien ce qui n’allait pas. {hero_subj} ne savait pas qu’{hero_il} avait cette voix-là, un peu pointue au bout, quand les choses ne se passaient pas comme prévu.',
    to: '9-12',
  },
  {
    text: '<companion>Tu dis toujours que ça t’est égal</companion>, [dit|a dit] {companion}, <companion>et après tu fais cette tête.</companion> <hero>Quelle tête ?</hero> <companion>Celle-là.</companion> {hero} ne pouvait pas la voir, c’était bien le problème, mais la sentait très bien de l’intérieur. Dire que tout vous est égal a ceci de commode que personne ne peut vous refuser quelque chose. On reste propre, on reste libre, et l’on choisit ensuite ses rancunes à tête reposée. Présenté ainsi, ce n’était pas très glorieux. {hero} [haussa|a haussé] les épaules, ce qui ne faisait qu’aggraver la tête.',
    from: '13-17',
  },
  {
    text: 'Les disputes ont une forme. Celle-ci avait celle d’un escalier : on montait d’une marche chacun son tour, et l’on ne voyait plus, d’en haut, par où l’on était venu. À la sixième marche, {hero} [dit|a dit] une chose qui n’était pas tout à fait fausse, ce qui est la pire espèce. {companion} ne répondait pas. Il n’y avait plus de septième marche. Il n’y avait que l’air, et cette phrase dedans, qu’on aurait bien voulu décrocher. Elle [resta|est restée] là un certain temps, visible de partout.',
    from: '13-17',
  },
  {
    text: '<hero>Ce n’est pas ce que j’ai dit</hero>, [dit|a dit] {hero}. <companion>C’est ce que j’ai entendu.</companion> On aurait pu en rester à ce constat, qui avait le mérite d’être exact. Mais chacun [voulut|a voulu] prouver que sa version était l’originale. On [cita|a cité], on [imita|a imité], on [reconstitua|a reconstitué] la scène avec les gestes. Vue de l’extérieur, elle devait être fort comique. De l’intérieur, il faisait froid. Au bout du compte, personne ne savait plus quels mots avaient été dits, seulement lesquels étaient restés.',
    from: '13-17',
  },
  {
    text: 'Il y a un silence qui repose et un silence qui range ses affaires. C’était le second. {companion} [marcha|a marché] devant, un peu trop vite, et {hero} derrière, à composer d’excellentes répliques pour une conversation qui était finie. La meilleure [arriva|est arrivée] à peu près au moment où elle ne servait plus à rien. Elle était brillante, elle était sans appel. {hero} [la regarda|l’a regardée] un moment, comme on regarde un manteau trop cher, et [comprit|a compris] qu’on ne pouvait aller nulle part avec.',
    from: '13-17',
  },
  {
    text: '<companion>Tu m’as présenté{companion_e} comme quelqu’un que tu connais vaguement</companion>, [dit|a dit] {companion}. C’était vrai. C’était allé vite, il y avait du monde, et le mot vaguement était sorti tout seul, comme un parapluie qui s’ouvre à l’intérieur. {hero} [chercha|a cherché] une explication et en [trouva|a trouvé] quatre, toutes convenables. Elles avaient en commun de commencer par je et de finir par les autres. {companion} attendait, sans aider. Il n’y avait pas de raison d’aider. Quelque part un volet battait, régulier, comme quelqu’un qui compte.',
    from: '13-17',
  },
  {
    text: 'On ne criait pas. On [devint|est devenu] au contraire d’une correction effrayante. <hero>Je t’en prie</hero>, disait {hero}. <companion>Non, après toi</companion>, disait {companion}. Chaque phrase aurait pu être encadrée dans une salle d’attente. Cela [dura|a duré] jusqu’à un passage étroit, où la correction exigeait que quelqu’un s’efface, et où chacun [s’effaça|s’est effacé] du même côté. Les fronts [se rencontrèrent|se sont rencontrés] avec un bruit mat. Il y [eut|a eu] comme un début de rire, aussitôt repris. Mais on l’avait entendu.',
    from: '13-17',
  },
];
