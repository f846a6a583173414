import type { Tables } from '../../schema.ts';

export const mythical_creature: NonNullable<Tables['character']['mythical_creature']> = {
  home: [
    '{hero_subj} vivait en haut d’une colline que les cartes oubliaient. Cela faisait peu de courrier.',
    'Dans les vieux livres, on parlait de {hero} avec des majuscules. Au petit déjeuner, on l’appelait par son petit nom.',
    '{hero_subj} avait des ailes, mais elles étaient en tissu de parapluie, et s’ouvraient surtout quand il pleuvait.',
    'Il y avait une statue de {hero} sur la place. Elle était plus grande, et n’avait jamais les pieds mouillés.',
    '{hero_subj} dormait sur un tas de petites cuillères. L’or, c’était froid, et ça glissait.',
    'Quand {hero} riait, les vitres le savaient. On avait mis du papier dans les cadres.',
    '{hero_subj} avait une corne, petite, où l’on pouvait sécher une moufle.',
    'Les chevaliers ne venaient plus depuis longtemps. {hero} gardait quand même une chaise pour eux.',
    'La légende disait que {hero} gardait une montagne. En vrai, {hero_il} gardait la clé des voisins.',
    'Chez {hero}, le feu de la cheminée était de famille. On lui souhaitait sa fête.',
  ],
  senses: [
    'L’ombre de {hero} avait des ailes plus grandes que {hero_lui}. Elle en profitait.',
    '{hero_subj} [huma|a humé] le vent. Il avait soufflé ici il y a mille ans, et n’avait pas beaucoup changé.',
    'Le sol [trembla|a tremblé] un peu sous {hero}, par habitude.',
    'La corne de {hero}, ou ce qui y ressemblait, [devint|est devenue] tiède. C’était bon signe.',
    '{hero_subj} [rentra|a rentré] le bout de sa queue, car l’endroit était bas de plafond. Ou {hero_il} en avait l’impression.',
    'Quelque chose de très vieux, ici, [ouvrit|a ouvert] un œil, [reconnut|a reconnu] {hero} et [le referma|l’a refermé].',
    {
      text: '<hero>On a déjà raconté cet endroit</hero>, [dit|a dit] {hero}, le nez en l’air. <companion>Et ça finit comment ?</companion> <hero>Il manque la page.</hero>',
      from: '6-8',
    },
  ],
  passage: [
    '{hero_subj} [vola|a volé] la première moitié et [marcha|a marché] la seconde, à cause des cordes à linge.',
    'La queue de {hero} prenait les virages un peu après. Deux pots de fleurs [se poussèrent|se sont poussés].',
    'D’en haut, la route était facile. Il fallait seulement redescendre au bon endroit, et {hero} s’y exerçait encore.',
    'Les gens levaient la tête au passage de {hero}, puis disaient bonjour. C’était ce genre de rue.',
    'Là où le chemin était étroit, {hero_subj} [rentra|a rentré] ses coudes, sa queue et sa légende. [Cela passa|C’est passé] tout juste.',
    'En route, {hero_subj} [évita|a évité] de poser le pied sur les ombres. Certaines étaient à des amis.',
  ],
  tries: [
    '{hero_subj} [gonfla|a gonflé] ses plumes, comme cela se fait. {obstacle_def} avait vu plus grand et [ne dit rien|n’a rien dit].',
    'Les ailes de {hero} [s’ouvrirent|se sont ouvertes] toutes seules, et tout ce qui traînait s’[envola|est envolé]. Ce n’était pas l’idée.',
    'Un peu de fumée [sortit|est sortie] de {hero}, par les oreilles seulement. <hero>Ce n’est rien</hero>, [dit|a dit] {hero}.',
    'Dans les vieux contes, il suffit à {hero} de paraître. {hero_subj} avait paru. Ici, personne ne connaissait les contes.',
    '{hero_subj} [déploya|a déployé] tout ce qui se déployait. Il y en avait pour une place entière, et rien [n’avança|n’a avancé] d’un pouce.',
    'Le petit feu de {hero} [fit|a fait] un tour dans sa gorge, et [redescendit|est redescendu]. Il avait compris avant {hero}.',
  ],
  stops: [
    '{hero_subj} [replia|a replié] ses ailes, la gauche, puis la droite, et [devint|est devenu{hero_e}] tout à coup quelqu’un d’assez petit.',
    '{hero_subj} [enroula|a enroulé] sa queue autour de ses pieds, pour qu’ils ne bougent plus, et [resta|est resté{hero_e}] là, comme sur un toit.',
    'On ne le raconte nulle part, mais parfois celles et ceux comme {hero} s’assoient et ne savent pas. {hero_subj} s’[assit|est assis{hero_e}].',
    '{hero_subj} [souffla|a soufflé], tout frais, jusqu’à ce que pas une feuille ne bouge.',
    '{hero_subj} [coucha|a couché] son grand cou sur ses pattes. À cette hauteur, on n’est plus une légende, on est quelqu’un qui regarde.',
    'Mille ans d’âge, dans la famille, cela apprend surtout à s’asseoir. {hero_subj} [s’assit|s’est assis{hero_e}], et trois siècles [passèrent|sont passés] en un souffle.',
    {
      text: '<companion>Tu prends beaucoup de place, quand tu es triste</companion>, [dit|a dit] {companion}. {hero} [rentra|a rentré] une aile. {companion} [s’assit|s’est assis{companion_e}] dans l’espace.',
      from: '6-8',
    },
  ],
  homeward: [
    '{hero_subj} [vola|a volé] bas, juste au-dessus des haies, pour que les autres suivent.',
    'En rentrant, la queue de {hero} [écrivit|a écrit] une longue ligne dans la poussière. La lisait qui voulait.',
    '{hero_subj} [laissa|a laissé] {companion} tenir le bout d’une aile. Ce n’était presque plus voler, et c’était très bien.',
    'Le soleil du soir [se prit|s’est pris] dans les ailes de {hero} et [fit|a fait] un bout de route.',
    '{hero} [marcha|a marché] derrière, pour que son ombre tienne tout le monde au frais. Elle bâillait déjà, aile contre aile.',
    'Une pierre de la route [salua|a salué] {hero} tout bas. Elles s’étaient connues montagne.',
    {
      text: '<companion>Les gens nous regardent</companion>, [dit|a dit] {companion}. <hero>C’est toi</hero>, [dit|a dit] {hero}. <hero>Tu as de la suie sur le nez.</hero>',
      from: '6-8',
    },
  ],
  echo: [
    '{hero_subj} [fit|a fait] un tour dans le nid, et tout le toit [tourna|a tourné] un peu aussi.',
    '{hero_subj} [mit|a mis] ses ailes à l’air sur la chaise. Elles sentaient aujourd’hui.',
    'Les vieux contes disent que celles et ceux comme {hero} ne dorment jamais. {hero_subj} dormait déjà.',
    'La dernière bouffée du jour était toute petite, et elle avait la forme d’un anneau.',
    '{hero} [ajouta|a ajouté] une petite cuillère au tas. Elle [sonna|a sonné] plus clair que les autres.',
    'Sur la colline, une seule fumée montait, bien droite. {hero} ronflait déjà, avec des majuscules.',
    {
      text: '<companion>Il y a quelqu’un sous mon lit</companion>, [dit|a dit] {companion}. <hero>C’est trop petit pour moi</hero>, [répondit|a répondu] {hero} de la pièce d’à côté.',
      from: '6-8',
    },
  ],
  meets: [
    '{hero_subj} [baissa|a baissé] la tête jusqu’à terre, comme dans les vieux livres. Cela [fit|a fait] assez de vent pour fermer trois boutons.',
    'Tout le monde attendait un grand cri. {hero} [dit|a dit] bonjour d’une voix de tous les jours, avec un petit rhume.',
    '{hero_subj} [tendit|a tendu] le bout d’une aile, le plus propre. {companion} [le serra|l’a serré], et cela chatouillait.',
    '<hero>Rassurez-vous</hero>, [dit|a dit] {hero}, <hero>je suis beaucoup plus petit{hero_e} que dans les histoires.</hero> L’ombre, derrière, n’était pas du même avis.',
    '{hero_subj} [se présenta|s’est présenté{hero_e}] avec tous ses noms anciens. Il y en avait pour un moment, et {companion} [retint|a retenu] le plus court.',
    'Par prudence, {hero_subj} [retint|a retenu] son souffle en disant bonjour. Un seul rond de vapeur [s’échappa|s’est échappé], et [se posa|s’est posé] sur un nez.',
  ],
  asks: [
    {
      text: 'Tout le monde [recula|a reculé] d’un pas, pour laisser la place au rugissement. {hero} [se racla|s’est raclé] la gorge, et il n’en [vint|est venu] qu’un hoquet.',
      to: '6-8',
    },
    {
      text: '<companion>Tu pourrais rugir un peu ?</companion> [demanda|a demandé] {companion}. {hero} pouvait, mais seulement le jeudi, et sous un oreiller.',
      to: '6-8',
    },
    {
      text: 'Dans le conte, à cet endroit, le monstre frappe du pied. {hero_subj} [frappa|a frappé] du pied, du bout du pied, et [s’excusa|s’est excusé{hero_e}] auprès du sol.',
      to: '6-8',
    },
    {
      text: '{companion} [regarda|a regardé] les dents de {hero}, et [attendit|a attendu]. <hero>Elles servent surtout pour les pommes</hero>, [dit|a dit] {hero}.',
      to: '6-8',
    },
    {
      text: 'La légende promettait une tempête. {hero_subj} [souffla|a soufflé], pour ne pas la démentir, et une plume [changea|a changé] de place.',
      to: '6-8',
    },
    {
      text: '<companion>Les livres disent que tu n’as peur de rien</companion>, [dit|a dit] {companion}. {hero} [fit|a fait] semblant de n’avoir pas lu ce livre-là.',
      to: '6-8',
    },
    {
      text: '<companion>Dans les légendes, c’est là que tu rugis</companion>, [dit|a dit] {companion}, et [rentra|a rentré] la tête, par prudence. {hero_subj} [ouvrit|a ouvert] la gueule, très grand, et [la referma|l’a refermée]. <hero>Je rugis quoi ?</hero> [demanda|a demandé] {hero}. Personne n’y avait pensé. <companion>Comme ça, en général</companion>, [dit|a dit] {companion} d’en bas. {hero_subj} [essaya|a essayé], en général. Il en [sortit|est sorti] une question.',
      from: '9-12',
    },
    {
      text: '<companion>Tu pourrais avoir l’air terrible, une minute ?</companion> [demanda|a demandé] {companion}. {hero_subj} [fit|a fait] de son mieux. Il y [eut|a eu] du vent, il y [eut|a eu] une ombre, et quelque part une petite chose [dégringola|a dégringolé] avec fracas. Tout le monde [attendit|a attendu] ce que {part_def} allait en dire. <companion>C’est tout ?</companion> [demanda|a demandé] {companion}. <hero>Il manque une page</hero>, [dit|a dit] {hero}. <hero>Dans notre livre aussi.</hero>',
      from: '9-12',
    },
    {
      text: 'Une créature comme {hero} est faite pour les tours, pour les tempêtes, pour des armées entières. Ici, c’était {part_def}, et avec des pieds pareils il est difficile d’être précis. <companion>Doucement</companion>, [dit|a dit] {companion}. {hero_subj} [retint|a retenu] son souffle et [prit|a pris] seulement la plus petite griffe, à gauche. La terre [trembla|a tremblé] quand même. <hero>Mais je fais doucement</hero>, [dit|a dit] {hero} tout bas, et quelque part une porte [claqua|a claqué].',
      from: '9-12',
    },
  ],
  leaves: [
    '{hero_subj} [passa|a passé] le portail à reculons, à cause de la queue. Sur le chemin, {hero_il} [se retourna|s’est retourné{hero_e}]. Maintenant, c’était en avant.',
    'Les corneilles [se poussèrent|se sont poussées] quand {hero} [ouvrit|a ouvert] les ailes. Ce n’était pas de bon cœur, mais il y avait la place.',
    '{hero_subj} [laissa|a laissé] un mot au portail. Il disait de ne pas avoir peur. En dessous, il y avait un sourire, avec des dents.',
    {
      text: '<hero>Je serai rentré{hero_e} pour la soupe</hero>, [dit|a dit] {hero}, et les vitres [tremblèrent|ont tremblé]. C’était sa petite voix.',
      from: '6-8',
    },
  ],
  takes: [
    '{hero_subj} [se pencha|s’est penché{hero_e}], pour que personne n’ait à crier. C’était loin. Puis {hero_il} [écouta|a écouté].',
    'Dans les contes, personne ne demande jamais d’aide à ces êtres-là. {hero_subj} [voulut|a voulu] l’entendre une deuxième fois.',
    '{hero_subj} [hocha|a hoché] la tête. Cela [fit|a fait] du vent. Un bonnet [s’envola|s’est envolé], et {hero} [le rapporta|l’a rapporté].',
    {
      text: '<hero>Ils ont pensé à moi ?</hero> [demanda|a demandé] {hero}. <companion>Ils ont pensé à tes dents</companion>, [dit|a dit] {companion}. <hero>C’est un début.</hero>',
      from: '6-8',
    },
  ],
  opens: [
    '{hero_subj} [souffla|a soufflé] un petit nuage de vapeur. Il [resta|est resté] là, pas plus gros qu’un pain, puis il [partit|est parti].',
    'Les ailes {de_hero} [s’ouvrirent|se sont ouvertes] un peu, toutes seules. {hero_subj} les [replia|a repliées]. Personne n’avait plus besoin d’être grand.',
    'Ce n’était dans aucun conte. {hero_subj} [regarda|a regardé] longtemps, pour bien le raconter.',
    {
      text: '<companion>Tu n’as même pas rugi</companion>, [dit|a dit] {companion}. <hero>J’ai oublié</hero>, [dit|a dit] {hero}.',
      from: '6-8',
    },
  ],
};
