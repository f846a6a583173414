import type { Tables } from '../../schema.ts';

export const robot: NonNullable<Tables['character']['robot']> = {
  home: [
    '{hero_subj} habitait à l’atelier, derrière la dernière étagère, à côté d’une boîte de vis. Le matin, {hero_il} comptait ses doigts. Ils répondaient tous.',
    'La nuit, {hero} se tenait sur un tapis rond et ronronnait, jusqu’à ce que sa lampe passe du rouge au vert.',
    'Quand on disait à {hero} d’attendre une seconde, {hero_il} en attendait exactement une. Pour prendre le thé, ce n’était pas facile.',
    '{hero_subj} gardait ses pièces de rechange dans une boîte à biscuits. Parfois, quelqu’un en croquait une.',
    'Le matin, {hero} vérifiait les bras, les jambes et la date. Le mardi, {hero_il} graissait aussi son rire.',
    'On avait prié {hero} de se mettre à l’aise. {hero_subj} s’était donc mis{hero_e} à l’aise, debout dans l’entrée, avec un coussin sur la tête.',
    'Le mot préféré de {hero} était bip. {hero_subj} en connaissait onze mille autres et les employait à tour de rôle.',
    '{hero_subj} avait une lampe sur la poitrine. Verte, tout allait bien. Jaune, {hero_il} réfléchissait. Violette, c’était un anniversaire.',
    'On avait demandé à {hero} de mettre la table. {hero_subj} l’avait mise dans le couloir.',
    'La nuit, {hero} comptait des moutons électriques. Ils étaient toujours au complet.',
    'Sur l’étagère de {hero}, une plaque disait : ne pas mouiller. {hero_subj} l’avait lue à la pluie.',
  ],
  senses: [
    'Le ventilateur de {hero} [tourna|a tourné] un cran plus vite, comme pour chaque nouveauté.',
    'Un panneau disait : attention à la tête. {hero_subj} [prit|a pris] sa tête à deux mains et y [fit|a fait] attention.',
    '{hero_subj} [mesura|a mesuré] l’air. C’était de l’air.',
    'L’oreille gauche de {hero} [fit|a fait] un tour complet, en cliquetant, et [rapporta|a rapporté] des nouvelles.',
    'Le capteur de {hero} [nota|a noté] onze odeurs, dont une sans nom. {hero_subj} l’[appela|a appelée] Douze.',
    'La lampe de {hero} [devint|est devenue] jaune, puis verte, puis de nouveau jaune.',
    {
      text: '<companion>Tu sens quelque chose ?</companion> [demanda|a demandé] {companion}. <hero>Dix-neuf degrés</hero>, [dit|a dit] {hero}. <hero>Et que tu as faim.</hero>',
      from: '6-8',
    },
  ],
  passage: [
    '{hero_subj} avait calculé le chemin à trois chiffres après la virgule. La virgule était une flaque.',
    'À gauche, disait la carte. {hero_subj} [tourna|a tourné] la tête à gauche, puis les jambes, puis le reste.',
    'En route, {hero_subj} [enregistra|a enregistré] chaque fente du trottoir. Il y en avait pour un moment.',
    'Deux fois, {hero_subj} [attendit|a attendu] son genou gauche, qui n’en faisait qu’à sa tête.',
    '{hero_subj} [compta|a compté] les pas à voix haute, puis en dedans, pour ne pas gêner. Tous les cent pas, sa lampe clignait.',
    'Quand le chemin [se mit|s’est mis] à monter, {hero_subj} [changea|a changé] de vitesse. On entendait comme une boîte de petites cuillères.',
  ],
  tries: [
    '<hero>Erreur</hero>, [dit|a dit] {hero}. Et {hero_il} [refit|a refait] exactement pareil, comme on fait avec les erreurs. [Ce fut|Cela a été] exactement pareil.',
    'Dans la poitrine de {hero}, la lampe [passa|est passée] au jaune. Il y avait quatre cents règles, et pas une pour cela.',
    '{hero_subj} avait tout compris mot pour mot. C’était là l’ennui : il y avait aussi des choses entre les mots.',
    'Les bras de {hero} n’avaient que deux vitesses, et l’autre était pire.',
    '{hero_subj} [relut|a relu] le mode d’emploi, y compris la page sur le nettoyage. Au mot {obstacle_one}, il y avait une tache.',
    '<hero>Opération réussie</hero>, [annonça|a annoncé] {hero}, un peu tôt. La lampe jaune n’était pas de cet avis.',
  ],
  stops: [
    '{hero_subj} [éteignit|a éteint] le ventilateur, puis le compteur, puis la pièce qui sait toujours l’heure. Jamais il n’avait fait si calme là-dedans.',
    'La lampe de {hero} s’[éteignit|est éteinte] le temps d’une pensée. Quand elle [revint|est revenue], elle était verte sur les bords.',
    '{hero_subj} [compta|a compté] jusqu’à rien. Ce n’était pas long, et c’était nouveau.',
    '{hero_subj} [se posa|s’est posé] une question sans aucun chiffre. Il [fallut|a fallu] chercher où l’on range ces choses-là.',
    '{hero_subj} [débrancha|a débranché] la voix qui dit : suivant. Il n’y avait plus de suivant, rien que maintenant.',
    'Une vis de {hero} s’était desserrée, à force. {hero_subj} [la resserra|l’a resserrée] d’un quart de tour, lentement, et tout [sonna|a sonné] moins faux.',
    {
      text: '<companion>Tu réfléchis ?</companion> [demanda|a demandé] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>J’ai éteint.</hero> {companion} [s’assit|s’est assis{companion_e}] à côté de la lampe éteinte.',
      from: '6-8',
    },
  ],
  homeward: [
    '{hero_subj} [rentra|est rentré{hero_e}] par le même chemin, à l’envers. Tous les nombres étaient retournés, et cela tombait juste.',
    'Sur le chemin du retour, {hero_subj} [garda tout|a tout gardé]. Il restait tout juste de la place.',
    'Le genou gauche couinait à chaque pas. C’était presque un air, et {hero_subj} [le laissa|l’a laissé] faire.',
    '{hero_subj} [marcha|a marché] un peu moins vite que prévu. Cela non plus n’était pas prévu.',
    '{hero} [rentra|est rentré{hero_e}] dans ses propres mesures. Le retour était plus court de deux pas, et personne ne savait où ils étaient passés.',
    'Le soir tombait. {hero_subj} [alluma|a allumé] sa lampe, la petite, celle qui ne réveille pas les papillons.',
    {
      text: '<companion>Tu grinces</companion>, [dit|a dit] {companion}. <hero>Je fredonne</hero>, [dit|a dit] {hero}.',
      from: '6-8',
    },
  ],
  echo: [
    'Avant de se brancher, {hero_subj} [enregistra|a enregistré] la journée, sous son vrai nom.',
    'La lampe de {hero} [clignota|a clignoté] deux fois, en vert. Ce n’était pas un signal. C’était l’envie.',
    'Cette nuit-là, {hero_subj} [se chargea|s’est chargé{hero_e}] jusqu’à cent un.',
    '{hero_subj} [huila|a huilé] son genou gauche, mais pas tout à fait. Un peu de couinement, cela se garde.',
    '{hero_subj} [classa|a classé] la journée à la lettre A, comme Aujourd’hui. Le tiroir [ferma|a fermé] tout juste.',
    'Avant la veille, {hero_subj} [vérifia|a vérifié] les bras, les jambes et la date. Il y avait une chose de plus, sans numéro, et {hero} l’y [laissa|a laissée].',
    {
      text: '<hero>Bonne nuit</hero>, [dit|a dit] {hero}, et dans sa poitrine quelque chose [répondit|a répondu] en vert.',
      from: '6-8',
    },
  ],
  meets: [
    '<hero>Bonjour. Bonjour. Bonjour.</hero> {hero} réglait le volume. Le troisième [fut|a été] le bon, et l’on [serra|a serré] une pince tiède.',
    '{companion} [dit|a dit] à {hero} : donne-moi la main. {hero} l’avait déjà à moitié dévissée.',
    'La lampe de {hero} [passa|est passée] au vert, du plus doux de ses trois verts. C’était celui qu’on garde pour les visages.',
    '{hero_subj} [salua|a salué] avec le bras, puis avec la tête, puis avec l’antenne. Il y en avait pour tout le monde.',
    '<hero>Enchanté{hero_e} de te mesurer</hero>, [dit|a dit] {hero} à {companion}. Le résultat [fut|a été] : exactement la bonne taille.',
    '{hero} [enregistra|a enregistré] la voix de tout le monde, l’une sous l’autre. Cela faisait une petite chanson, un peu fausse.',
  ],
  asks: [
    {
      text: '{companion} [dit|a dit] à {hero} de jeter un œil. {hero} [demanda|a demandé] lequel, et si on le lui rendrait.',
      to: '6-8',
    },
    {
      text: '<companion>Vas-y doucement</companion>, [dit|a dit] {companion}. {hero} [chercha|a cherché] doucement dans la liste, entre douche et douze.',
      to: '6-8',
    },
    {
      text: '{companion} [demanda|a demandé] à {hero} de se mettre à la place {de_obstacle}. {hero} y [alla|est allé{hero_e}], et cela faisait deux au même endroit.',
      to: '6-8',
    },
    {
      text: 'Quelqu’un [dit|a dit] : prends ton temps. {hero} [fouilla|a fouillé] tous ses tiroirs, car il devait être quelque part.',
      to: '6-8',
    },
    {
      text: '{hero_subj} attendait des instructions en ordre, avec des numéros. {companion} lui [dit|a dit] de faire comme {hero} le sentait, et rien en {hero} n’avait cette prise.',
      to: '6-8',
    },
    {
      text: '<companion>Fais attention à tout</companion>, [dit|a dit] {companion}. {hero} [commença|a commencé] par le plafond, ou par ce qui était en haut.',
      to: '6-8',
    },
    {
      text: '<companion>Tu peux y jeter un coup d’œil ?</companion> [demanda|a demandé] {companion}. {hero_subj} [jeta|a jeté] un coup d’œil. C’était très vite fait, et ensuite {hero_il} [attendit|a attendu]. <companion>Et alors ?</companion> [demanda|a demandé] {companion}. <hero>Il est jeté</hero>, [dit|a dit] {hero}. Dans sa poitrine, la lampe [passa|est passée] au jaune. Les gens disent une chose et veulent dire la suivante. Il y avait déjà une liste de ces cas, longue de quatre cents lignes, et {hero} en [ouvrit|a ouvert] une de plus.',
      from: '9-12',
    },
    {
      text: '<companion>Tu es un robot</companion>, [dit|a dit] {companion}. <companion>Calcule.</companion> {hero_subj} [calcula|a calculé]. Cela [ronronna|a ronronné], cela [fit|a fait] clic, et une bande de papier [sortit|est sortie] sur le côté. Il était écrit qu’il manquait des données, et dessous, en plus petit : désolé. <companion>C’est toujours écrit ?</companion> [demanda|a demandé] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>Le dimanche, c’est écrit : veuillez patienter.</hero>',
      from: '9-12',
    },
    {
      text: '<hero>Quel est l’ordre ?</hero> [demanda|a demandé] {hero}, au garde-à-vous. Il n’y en avait pas. <companion>Sois toi-même</companion>, [dit|a dit] {companion}. {hero_subj} [chercha|a cherché] dans le manuel. Il y avait une page pour sois, une page pour même, et beaucoup de place entre les deux. <hero>C’est fait, je crois</hero>, [dit|a dit] {hero} au bout d’un moment, et quelque chose [fit|a fait] clac dans son genou gauche. De tous les ordres, c’était le plus difficile.',
      from: '9-12',
    },
  ],
  leaves: [
    '{hero_subj} [emporta|a emporté] une vis, un chiffon et une vis de secours. Ensuite, tout était prêt, même la vis de secours.',
    '{hero_subj} [chercha|a cherché] comment on part. C’était à la page neuf, après se lever. {hero_subj} [fit|a fait] les deux, dans l’ordre.',
    'La porte était étroite. {hero_subj} [se tourna|s’est tourné{hero_e}] de côté et [rentra|a rentré] les coudes. Cela [fit|a fait] clic.',
    {
      text: '<hero>Batterie ?</hero> [demanda|a demandé] {hero} à son ventre. Le ventre [répondit|a répondu] quatre-vingt-douze. <hero>Alors on peut</hero>, [dit|a dit] {hero} à la porte.',
      from: '6-8',
    },
  ],
  takes: [
    '{hero_subj} [rangea|a rangé] cela dans le dossier Important. Il y avait de la place. Jusque-là, il ne contenait que des anniversaires.',
    '<hero>Compris</hero>, [dit|a dit] {hero}. Puis {hero_il} [reprit|a repris] tout depuis le début. Les mots étaient clairs. C’était l’espace entre eux qui demandait du temps.',
    'Dans la poitrine {de_hero}, la lampe [passa|est passée] au jaune. Elle réfléchissait. Elle [resta|est restée] jaune le temps de retenir son souffle.',
    {
      text: '<hero>Je l’enregistre sous quel nom ?</hero> [demanda|a demandé] {hero}. <companion>Sous important</companion>, [dit|a dit] {companion}. Il y avait déjà un biscuit, dans important.',
      from: '6-8',
    },
  ],
  opens: [
    'Dans la poitrine {de_hero}, la lampe [devint|est devenue] verte. Elle n’avait jamais été aussi verte.',
    '{hero_subj} [chercha|a cherché] la règle. Il n’y en avait pas. Alors {hero_il} en [écrivit|a écrit] une, et [laissa|a laissé] la fin ouverte.',
    'Le ventilateur {de_hero} [s’arrêta|s’est arrêté]. {hero_subj} [écouta|a écouté] le silence et l’[inscrivit|a inscrit] deux fois.',
    {
      text: '<hero>Je n’ai rien calculé</hero>, [dit|a dit] {hero}, et {hero_il} [recompta|a recompté] ce rien, par prudence.',
      from: '6-8',
    },
  ],
};
