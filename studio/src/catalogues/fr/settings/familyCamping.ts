import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  title: ['La lampe et l’écureuil', '{hero} sous la toile'],
  passage: [
    'On [roula|a roulé] jusqu’à ce que la route devienne un chemin, et le chemin de l’herbe. Là, on [coupa|a coupé] le moteur, et il y [eut|a eu] un grand silence vert.',
    'On avait pris la route tôt, avec la tente sur les genoux. Le dernier panneau avait un écureuil dessus.',
  ],
  arrive: [
    'La fumée se glissait dans les gilets. Les grillons sciaient quelque chose de long, et la fermeture d’une tente faisait zip, loin, puis zip, tout près.',
    'L’herbe craquait sous les semelles. Une poêle chantait, et l’air sentait la résine et le café.',
  ],
  image: [
    'À travers la moustiquaire, les étoiles avaient l’air rangées dans des petites cases.',
    'Une caravane avait des géraniums et une sonnette. La sonnette faisait coucou.',
  ],
  meet: [
    'Un écureuil examinait le pain, les mains jointes. <companion>Voilà {helper}</companion>, [dit|a dit] {companion}. <companion>Il habite ici toute l’année. C’est nous, les voisins du dimanche.</companion>',
    'Une pomme de pin [tomba|est tombée] sur la table. <companion>C’est {helper} qui dit bonjour</companion>, [dit|a dit] {companion}. Là-haut, un écureuil [attendit|a attendu] la réponse.',
  ],
  task: [
    '<companion>La lampe de poche a roulé quelque part</companion>, [dit|a dit] {companion}. <companion>Sans elle, pas de tente ce soir, et bientôt on n’y verra plus. Elle doit être sous les piquets.</companion>',
    '<companion>La lampe de poche a disparu</companion>, [dit|a dit] {companion}, <companion>et la tente n’est pas montée. Il fera noir dans une heure. Cherchons sous les piquets.</companion>',
  ],
  way: [
    'On [chercha|a cherché] à genoux, dans l’herbe qui commençait à mouiller. {helper} inspectait aussi, surtout les poches.',
    'On [retourna|a retourné] les sacs, les seaux et les chaises. {helper} passait derrière et remettait tout.',
  ],
  obstacle: [
    'Les piquets étaient en tas, emmêlés dans leurs ficelles. On aurait dit un oiseau tombé de très haut.',
    'Il y avait un tas de piquets, haut comme une marmite, et chacun tenait le voisin par le cou.',
  ],
  stuck: [
    'Le tas [s’écroula|s’est écroulé] de l’autre côté, avec un bruit de fourchettes. Une tente voisine [dit|a dit] chut.',
    'Un piquet [sauta|a sauté] dans la soupe. Plouf, et il y en avait un de moins à compter.',
  ],
  still: [
    'Une chouette [posa|a posé] une question. La nuit [n’y répondit pas|n’y a pas répondu].',
    'Le feu faisait des petits clic. Une étoile, au bord de l’arbre, attendait qu’on la voie.',
  ],
  open: [
    'Sous le dernier piquet, quelque chose luisait. {hero} [appuya|a appuyé], et un rond de lumière [sauta|a sauté] sur la toile. Dans le rond, énorme, un écureuil mangeait le pain.',
    'Le tas [se défit|s’est défait], d’un coup, comme un rire. La lampe de poche roulait dessous, allumée depuis le début. C’est pour cela que l’herbe avait l’air si verte.',
  ],
  gift: [
    '{companion} avait taillé un bâton pour les guimauves, avec l’écorce enlevée en spirale. {hero} en [reçut|a reçu] le plus droit, encore collant du bout.',
    '{companion} [choisit|a choisi] pour {hero} un bâton de noisetier. <companion>Le bout est déjà noir. C’est un bâton qui a de l’expérience.</companion>',
  ],
  homeward: [
    'On [rentra|est rentré] avec la fenêtre ouverte. Les gilets sentaient la fumée, et c’était l’odeur qu’il fallait.',
    'On [plia|a plié] la tente. Elle n’entrait plus dans son sac, elle avait pris du bon temps.',
  ],
  question: ['<hero>Pourquoi les étoiles clignotent-elles ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] une braise à travers l’air chaud du feu, et elle [dansa|a dansé]. L’étoile, elle, ne bouge pas. C’est l’air entre elle et nous qui tremble.',
  ],
};
