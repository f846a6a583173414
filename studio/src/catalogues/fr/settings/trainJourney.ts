import type { SettingMessages } from '../../schema.ts';

export const trainJourney: SettingMessages = {
  title: ['La place près de la fenêtre', '{hero} et la correspondance'],
  passage: [
    'La gare avait un toit en verre et une voix au plafond. {hero_subj} [trouva|a trouvé] le quai, la voiture, et la porte qui soufflait.',
    'Le taxi, le quai, la valise. Quand {hero} [compta|a compté] pour la troisième fois, le train [démarra|a démarré].',
  ],
  arrive: [
    'Les sièges sentaient la poussière chaude. Du papier d’aluminium s’ouvrait, les roues répétaient un mot, et un tunnel [avala|a avalé] la fin d’une phrase.',
    'Ça vibrait dans les dents. La vitre était froide contre le front, et cela sentait le café et la mandarine.',
  ],
  image: [
    'Les champs se pliaient et se dépliaient, comme une nappe que deux personnes secouent.',
    'Un monsieur dormait, son chapeau sur les genoux, et dans le chapeau, son billet.',
  ],
  meet: [
    'La contrôleuse avait une casquette et un crayon derrière chaque oreille. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>L’un pour les billets, l’autre pour les mots croisés. Un fleuve en deux lettres ?</helper>',
    '<helper>Les billets, les chiens, les accordéons</helper>, [dit|a dit] une contrôleuse. <helper>Rien à déclarer ? Dommage. {helper}, à votre service.</helper>',
  ],
  task: [
    '<helper>La place près de la fenêtre est dans l’autre train</helper>, [dit|a dit] {helper}. <helper>C’est une petite dame qui l’a gardée pour vous. Il y a cinq minutes de correspondance, et un quai très long.</helper>',
    '<helper>Votre place près de la fenêtre est dans le train d’après</helper>, [dit|a dit] {helper}. <helper>Il ne nous attend pas. La correspondance est de l’autre côté de la gare.</helper>',
  ],
  way: [
    'On [traversa|a traversé] quatre voitures, en se tenant aux dossiers. {helper} perforait tout ce qu’on lui tendait, et une fois une tartine.',
    'On [marcha|a marché] dans le couloir, contre le sens du train, ce qui fait qu’on n’avance pas.',
  ],
  obstacle: [
    'La correspondance était de l’autre côté : un escalier, un passage, un escalier. Et devant l’escalier, tout le monde.',
    'Sur le quai, la correspondance était annoncée à deux endroits. Ils étaient très loin l’un de l’autre.',
  ],
  stuck: [
    'Une valise [se coucha|s’est couchée] en travers. Une porte [sonna|a sonné], quelque part, au loin.',
    'La voix du plafond [dit|a dit] un numéro, puis [le corrigea|l’a corrigé].',
  ],
  still: [
    'Entre deux annonces, la gare se taisait. Un pigeon traversait le quai à pied.',
    'Un signal était rouge. Le long du rail, une fourmi voyageait.',
  ],
  open: [
    'La porte [se referma|s’est refermée] juste à temps, et c’était le bon côté. La place était là, avec un gilet dessus. La petite dame [ôta|a ôté] le gilet, et le dehors [se mit|s’est mis] à défiler.',
    'On [sauta|a sauté] sur la dernière marche, et la dernière marche [partit|est partie]. La place était libre, tiède de soleil. Derrière la vitre, tout le pays [passa|est passé], sans se presser.',
  ],
  gift: [
    '{helper} [passa|est passée] encore une fois, et [perfora|a perforé] le billet de {hero} en forme d’étoile. <helper>Celui-ci ne se rend pas</helper>, [dit-elle|a-t-elle dit].',
    '{helper} [tira|a tiré] de sa sacoche un billet ancien, vert, avec un trou en cœur. <helper>Il ne mène plus nulle part. Donc partout.</helper>',
  ],
  homeward: [
    'Au retour, les roues disaient le même mot, mais à l’envers.',
    'Les champs [se replièrent|se sont repliés] l’un sur l’autre, et la ville [remonta|est remontée] par les côtés.',
  ],
  question: [
    '<hero>Pourquoi les arbres du bord filent-ils</hero>, [demanda|a demandé] {hero}, <hero>et pas la colline ?</hero>',
  ],
  answer: [
    '{hero_subj} [tendit|a tendu] un doigt devant son nez et [bougea|a bougé] la tête. Le doigt sautait, le mur restait presque en place. Plus une chose est loin, moins elle a l’air de bouger.',
  ],
};
