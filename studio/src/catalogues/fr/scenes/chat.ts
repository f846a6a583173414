import type { Variants } from '../../schema.ts';

export const chat: Variants = [
  '<companion>Tu tiens toujours ton sac comme ça ?</companion> [demanda|a demandé] {companion}. <hero>Comme quoi ?</hero> <companion>Comme s’il allait s’enfuir.</companion> {hero_subj} [baissa|a baissé] les yeux. C’était vrai, {hero_il} le serrait à deux bras, sans savoir depuis quand. Cela [fit|a fait] rire, et parler [devint|est devenu] plus facile.',
  '<companion>Quel est le mot que tu aimes le mieux ?</companion> [demanda|a demandé] {companion}. {hero_subj} n’y avait jamais réfléchi. <hero>Paillasson</hero>, [dit|a dit] {hero} au bout d’un moment. <companion>Le mien, c’est presque</companion>, [dit|a dit] {companion}. <companion>C’est un mot où il reste de la place.</companion>',
  '<companion>Moi, les gens, je les reconnais à leurs pas</companion>, [dit|a dit] {companion}. <hero>Et les miens ?</hero> {companion} [écouta|a écouté] un peu. <companion>Deux pas comme tout le monde et un qui pense à autre chose.</companion> {hero_subj} [marcha|a marché] pour vérifier, et le troisième, en effet, arrivait en retard.',
  'On [compara|a comparé] les poches. {hero} avait un élastique, un bout de craie et une moitié de bouton. {companion} avait une pierre, deux noms sur un papier, et un trou. <companion>C’est le trou que je préfère</companion>, [dit|a dit] {companion}. <companion>J’y mets ce que je ne veux pas garder.</companion>',
  '<companion>Raconte-moi une chose que personne ne sait</companion>, [dit|a dit] {companion}. {hero_subj} [chercha|a cherché]. <hero>J’ai peur des pigeons</hero>, [dit|a dit] {hero}. <companion>De tous ?</companion> <hero>De ceux qui me regardent.</hero> {companion} [hocha|a hoché] la tête, avec le plus grand sérieux. Ceux-là, on les connaissait.',
  '<companion>Si tu étais un bruit</companion>, [demanda|a demandé] {companion}, <companion>tu serais lequel ?</companion> {hero} [pensa|a pensé] à la pluie, puis à une porte, puis à une tartine qu’on croque. <hero>Le tiroir des couverts</hero>, [dit|a dit] {hero}. <companion>Et moi, le silence après</companion>, [dit|a dit] {companion}.',
  '{companion} marchait en comptant à voix basse. <hero>Tu comptes quoi ?</hero> [demanda|a demandé] {hero}. <companion>Les fois où tu dis en fait.</companion> <hero>En fait, je ne le dis jamais.</hero> <companion>Douze</companion>, [dit|a dit] {companion}. Pendant un long moment, {hero} n’[osa|a] plus [commencer|osé commencer] une phrase.',
  '<companion>Avant, j’avais toujours raison</companion>, [dit|a dit] {companion}. <hero>Et qu’est-ce qui s’est passé ?</hero> <companion>J’ai rencontré quelqu’un qui avait raison aussi.</companion> On [marcha|a marché] quelques pas là-dessus. <hero>C’est embêtant</hero>, [dit|a dit] {hero}. <companion>Très</companion>, [dit|a dit] {companion}, et cela n’avait pas l’air de lui manquer.',
  '{hero} [proposa|a proposé] une devinette : qu’est-ce qui monte et ne redescend jamais ? <companion>Ton âge</companion>, [dit|a dit] {companion} sans réfléchir. C’était la bonne réponse. {hero_subj} en [fut|a été] un peu vexé{hero_e}, car {hero_il} avait mis deux jours à la trouver, et encore, avec de l’aide.',
  '<companion>À ton avis, qu’est-ce qui parle le plus fort, dans une maison ?</companion> [demanda|a demandé] {companion}. {hero} [fit|a fait] le tour de la table, dans sa tête. <hero>Le frigo</hero>, [dit|a dit] {hero}. Et comme {companion} attendait la suite, {hero_il} [raconta|a raconté] le frigo, puis la cuisine, puis tous ceux qui s’y asseyaient. Cela [prit|a pris] un bon bout de chemin.',
  {
    text: '<companion>Tu crois qu’on peut avoir la nostalgie d’un endroit où l’on est encore ?</companion> [demanda|a demandé] {companion}. {hero} [regarda|a regardé] autour, bien lentement. <hero>Oui</hero>, [dit|a dit] {hero}. <hero>Ça commence par les pieds.</hero> Ensuite on [n’ajouta plus|n’a plus] rien[| ajouté], pour ne pas l’abîmer.',
    to: '9-12',
  },
  {
    text: '<companion>Tu fais toujours ça ?</companion> [demanda|a demandé] {companion}. <hero>Quoi ?</hero> <companion>Répondre à côté.</companion> {hero} allait répondre que non, puis [s’aperçut|s’est aperçu{hero_e}] que ce serait encore à côté. C’était une habitude prise il y a longtemps, à une époque où l’on posait beaucoup de questions et où aucune n’était la bonne. On y gagne du temps. On y perd aussi quelque chose, mais on ne sait pas tout de suite quoi, et ensuite c’est devenu une manière d’être. <hero>Repose-la</hero>, [dit|a dit] enfin {hero}, et cette fois la réponse [prit|a pris] un bon bout de chemin.',
    from: '13-17',
  },
  {
    text: 'On [parla|a parlé] de musique, parce que c’est le sujet où l’on risque le moins. Puis {companion} [dit|a dit] aimer une chanson que tout le monde trouvait ridicule, et l’[avoua|a avoué] comme on pose une pièce sur une table. {hero} connaissait les paroles, toutes, même celles du pont. Il y [eut|a eu] un silence assez bref, durant lequel on [pesa|a pesé] les conséquences. Puis on l’[entonna|a entonnée], d’abord pour rire, ensuite pas du tout. Quelqu’un aurait pu passer. Personne [ne passa|n’est passé], ce qui était dommage pour lui.',
    from: '13-17',
  },
  {
    text: '<companion>Dans dix ans, tu te vois où ?</companion> [demanda|a demandé] {companion}. C’était la question des tantes et des formulaires. {hero} avait une réponse toute faite pour les tantes, une autre pour les formulaires, et [constata|a constaté] qu’aucune des deux ne tenait debout dehors. <hero>Quelque part où l’on me demande autre chose</hero>, [dit|a dit] {hero}. {companion} [réfléchit|a réfléchi] longuement. <companion>Est-ce que tu préfères les ponts ou les tunnels ?</companion> Voilà qui était mieux. On en [débattit|a débattu] sérieusement, et les tunnels l’[emportèrent|ont emporté], de justesse, à cause de la fin.',
    from: '13-17',
  },
  {
    text: 'Il y avait une chose que {hero} ne disait à personne, non qu’elle soit grave, mais parce qu’à force de ne pas la dire elle avait pris de la valeur. Elle [sortit|est sortie] toute seule, au milieu d’une phrase sur autre chose. {companion} ne s’arrêtait pas de marcher, n’ouvrait pas de grands yeux, ne disait pas : oh. <companion>Moi, c’est pareil avec l’eau</companion>, [dit|a dit] {companion} au bout d’un moment. Ce n’était pas pareil du tout. C’était exactement ce qu’il fallait répondre.',
    from: '13-17',
  },
  {
    text: '<companion>Tu écris ?</companion> [demanda|a demandé] {companion}. <hero>Non. Enfin, des listes.</hero> <companion>De quoi ?</companion> Des choses à faire, à l’origine. Puis des choses à ne pas faire, puis des choses entendues dans le bus, et pour finir des choses qu’on aurait dû répondre. La dernière était de loin la plus longue. <companion>Lis-m’en une</companion>, [dit|a dit] {companion}. {hero} [récita|a récité] la numéro quarante, celle pour le professeur de dessin. {companion} [rit|a ri] si franchement qu’il [fallut|a fallu] réciter aussi la quarante et une, qui était moins bonne, mais plus juste.',
    from: '13-17',
  },
  {
    text: 'On [compara|a comparé] les surnoms, ceux qu’on a portés et ceux qu’on a fait porter. La deuxième liste était plus courte, ou bien on la disait moins volontiers. <companion>Le pire, c’est qu’il était drôle</companion>, [dit|a dit] {companion} à propos du sien. <companion>Je riais aussi. J’ai ri pendant deux ans.</companion> {hero} ne trouvait rien d’intelligent à dire et, pour une fois, ne cherchait pas. Un peu plus loin, sans qu’on l’ait décidé, chacun [appela|a appelé] l’autre par son prénom entier, et cela [fit|a fait] un drôle d’effet, comme des chaussures neuves.',
    from: '13-17',
  },
  {
    text: '<companion>Tu préfères être en avance ou en retard ?</companion> [demanda|a demandé] {companion}. <hero>En avance</hero>, [dit|a dit] {hero}, <hero>parce qu’on choisit sa place.</hero> <companion>Moi, en retard. On voit tout de suite où sont les gens.</companion> On [finit|a fini] par tomber d’accord sur une chose : personne n’aime attendre debout.',
    to: '9-12',
  },
  {
    text: '<companion>C’est quoi, ton talent caché ?</companion> [demanda|a demandé] {companion}. {hero} [remua|a remué] une oreille, une seule, la gauche. {companion} [essaya|a essayé] longtemps. Chez {companion}, c’était le nez qui bougeait. <companion>Le mien était bien caché</companion>, [dit|a dit] {companion}.',
    to: '9-12',
  },
  {
    text: '<companion>Moi, je sais compter jusqu’à la fin</companion>, [dit|a dit] {companion}. <hero>Il n’y a pas de fin.</hero> <companion>Si. C’est quand quelqu’un appelle pour manger.</companion> {hero} n’avait rien à répondre, et [compta|a compté] quand même jusqu’à trente.',
    to: '6-8',
  },
  {
    text: '<hero>Tu as déjà perdu quelque chose ?</hero> [demanda|a demandé] {hero}. <companion>Un gant, un pari et une dispute</companion>, [dit|a dit] {companion}. <companion>Le gant, je le cherche encore.</companion> <hero>Et la dispute ?</hero> <companion>Elle est très bien là où elle est.</companion>',
    to: '9-12',
  },
  {
    text: '{hero} [raconta|a raconté] une blague, mais la fin [partit|est partie] avant le début. {companion} [rit|a ri] quand même, par politesse. Bien plus tard, sans raison, il y [eut|a eu] un deuxième rire, beaucoup plus grand. <companion>J’ai compris</companion>, [dit|a dit] {companion}.',
    to: '9-12',
  },
  {
    text: '<companion>Tu as quelle tête, quand tu ne penses à rien ?</companion> [demanda|a demandé] {companion}. {hero_subj} [montra|a montré]. <companion>Non</companion>, [dit|a dit] {companion}. <companion>Là, tu penses que tu ne penses à rien.</companion> On [recommença|a recommencé] trois fois. À la troisième, quelqu’un [bâilla|a bâillé], et l’on [ne sut jamais|n’a jamais su] qui.',
    to: '9-12',
  },
  {
    text: '<hero>Chez nous, le premier levé choisit le bol bleu</hero>, [dit|a dit] {hero}. <companion>Et le dernier ?</companion> <hero>Le dernier a le bol qui reste.</hero> {companion} y [pensa|a pensé] un moment. <companion>Et si tout le monde est premier ?</companion> [demanda|a demandé] {companion}. Cela n’était encore jamais arrivé, le matin, chez personne.',
    to: '6-8',
  },
  {
    text: '{companion} voulait savoir à quoi sert un menton. <hero>À fermer les boîtes quand on a les mains prises</hero>, [dit|a dit] {hero}. <companion>Et un coude ?</companion> <hero>À ouvrir les portes.</hero> {companion} [réfléchit|a réfléchi] à ses propres bords, l’un après l’autre. Il n’y en avait pas un d’inutile.',
    to: '9-12',
  },
  {
    text: '<companion>Tu relis tes vieux messages ?</companion> [demanda|a demandé] {companion}. <hero>Jamais</hero>, [dit|a dit] {hero}, trop vite. <companion>Moi, seulement ceux que j’ai envoyés.</companion> On y est toujours plus sûr de soi que dans son souvenir, et d’une gaieté suspecte. {hero} [finit|a fini] par avouer qu’il en restait un, reçu deux ans plus tôt, d’une seule ligne. <companion>Il dit quoi ?</companion> <hero>Il dit : tu es où.</hero> {companion} [attendit|a attendu] la suite. Il n’y en avait pas. On peut manquer à quelqu’un en trois mots, sans point d’interrogation, et cela suffit pour deux ans.',
    from: '13-17',
  },
  {
    text: '<companion>Qu’est-ce que tu ferais d’une heure en plus ?</companion> [demanda|a demandé] {companion}. <hero>Par jour ?</hero> <companion>Une seule. Une fois.</companion> C’était beaucoup plus difficile. {hero} [élimina|a éliminé] d’abord les devoirs, puis le sommeil, puis les choses nobles qu’on répond aux adultes. Il [resta|est resté] un banc, du soleil et quelqu’un qui ne consulte pas son téléphone. <hero>Je crois que je la gâcherais</hero>, [dit|a dit] {hero}. <companion>Moi aussi</companion>, [dit|a dit] {companion}. <companion>Mais exprès.</companion>',
    from: '13-17',
  },
  '<companion>Il y a un mot que je n’ai jamais dit à voix haute</companion>, [dit|a dit] {companion}. <hero>Lequel ?</hero> <companion>Si je te le dis, je l’aurai dit.</companion> {hero} [tourna|a tourné] la question dans tous les sens. <hero>Alors, épelle.</hero> {companion} [épela|a épelé] jusqu’à la troisième lettre et [garda|a gardé] les autres.',
  '{hero} chantonnait sans le savoir. <companion>C’est quoi, cette chanson ?</companion> [demanda|a demandé] {companion}. <hero>Quelle chanson ?</hero> <companion>Celle qui fait la la, et qui oublie la suite.</companion> {hero} [chercha|a cherché] l’air, mais il était parti. Certaines chansons ne viennent que si personne ne les regarde.',
];
