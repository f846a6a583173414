import type { SettingMessages } from '../../schema.ts';

export const trainJourney: SettingMessages = {
  title: ['La place près de la fenêtre', '{hero} et la correspondance'],
  passage: [
    'La gare avait un toit en verre et une voix au plafond. {hero_subj} [trouva|a trouvé] le quai, la voiture, et la porte qui soufflait.',
  ],
  arrive: [
    'Les sièges sentaient la poussière chaude. Du papier d’aluminium s’ouvrait, les roues répétaient un mot, et un tunnel [avala|a avalé] la fin d’une phrase.',
  ],
  image: ['Les champs se pliaient et se dépliaient, comme une nappe que deux personnes secouent.'],
  meet: [
    'La contrôleuse avait une casquette et un crayon derrière chaque oreille. <helper>{helper},</helper> [dit-elle|a-t-elle dit]. <helper>L’un pour les billets, l’autre pour les mots croisés. Un fleuve en deux lettres ?</helper>',
  ],
  task: [
    '<helper>La place près de la fenêtre est dans l’autre train,</helper> [dit|a dit] {helper}. <helper>C’est une petite dame qui l’a gardée pour vous. Il y a cinq minutes de correspondance, et un quai très long.</helper>',
  ],
  way: [
    'On [traversa|a traversé] quatre voitures, en se tenant aux dossiers. {helper} perforait tout ce qu’on lui tendait, et une fois une tartine.',
  ],
  obstacle: ['La correspondance était de l’autre côté : un escalier, un passage, un escalier. Et devant l’escalier, tout le monde.'],
  stuck: ['Une valise [se coucha|s’est couchée] en travers. Une porte [sonna|a sonné], quelque part, au loin.'],
  still: ['Entre deux annonces, la gare se taisait. Un pigeon traversait le quai à pied.'],
  open: [
    'La porte [se referma|s’est refermée] juste à temps, et c’était le bon côté. La place était là, avec un gilet dessus. La petite dame [ôta|a ôté] le gilet, et le dehors [se mit|s’est mis] à défiler.',
  ],
  gift: [
    '{helper} [passa|est passée] encore une fois, et [perfora|a perforé] le billet de {hero} en forme d’étoile. <helper>Celui-ci ne se rend pas,</helper> [dit-elle|a-t-elle dit].',
  ],
  homeward: ['Au retour, les roues disaient le même mot, mais à l’envers.'],
  question: ['<hero>Pourquoi les arbres du bord filent-ils,</hero> [demanda|a demandé] {hero}, <hero>et pas la colline ?</hero>'],
  answer: [
    '{hero_subj} [tendit|a tendu] un doigt devant son nez et [bougea|a bougé] la tête. Le doigt sautait, le mur restait presque en place. Plus une chose est loin, moins elle a l’air de bouger.',
  ],
};
