import type { SettingMessages } from '../../schema.ts';

export const trainJourney: SettingMessages = {
  passage: [
    'La gare avait un toit en verre et une voix au plafond. {hero_subj} [trouva|a trouvé] le quai, la voiture, et la porte qui soufflait.',
    'Le taxi, le quai, la valise. Quand {hero} [compta|a compté] pour la troisième fois, le train [démarra|a démarré].',
    'Le train entrait en gare avec un soupir de géant. La bonne porte [s’arrêta|s’est arrêtée] juste devant {hero}, comme si elle savait.',
    'Il fallait trouver la voiture sept. Il y avait la six, il y avait la huit, et entre les deux, une grand-mère avec un vélo.',
  ],
  arrive: [
    'Les sièges sentaient la poussière chaude. Du papier d’aluminium s’ouvrait, les roues répétaient un mot, et un tunnel [avala|a avalé] la fin d’une phrase.',
    'Ça vibrait dans les dents. La vitre était froide contre le front, et cela sentait le café et la mandarine.',
    'Une porte soufflait, une valise roulait sur un pied. Cela sentait le fer, le croissant et la laine.',
    'Les rails chantaient sous le plancher. Le dossier tremblait doucement dans le dos, comme un gros chat.',
    { text: 'Tadam, tadam, faisaient les roues. La vitre était froide.', to: '3-5' },
    { text: 'Ça sentait la mandarine. Le siège grattait les mollets.', to: '3-5' },
  ],
  image: [
    'Les champs se pliaient et se dépliaient, comme une nappe que deux personnes secouent.',
    'Un monsieur dormait, son chapeau sur les genoux, et dans le chapeau, son billet.',
    'Sur la vitre, deux gouttes faisaient la course. La troisième mangeait les perdantes.',
    'Dans le filet, un chou voyageait seul, avec un billet piqué dans les feuilles.',
  ],
  meet: [
    'La contrôleuse avait une casquette et un crayon derrière chaque oreille. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>L’un pour les billets, l’autre pour les mots croisés. Un fleuve en deux lettres ?</helper>',
    '<helper>Les billets, les chiens, les accordéons</helper>, [dit|a dit] une contrôleuse. <helper>Rien à déclarer ? Dommage. {helper}, à votre service.</helper>',
    'Une casquette [passa|est passée] la porte, puis une moustache de stylo, puis la contrôleuse. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>La moustache, c’est l’autre stylo qui a fui.</helper>',
    'La contrôleuse parlait au chauffage avec un tournevis. <helper>Il m’écoute, mais il met du temps</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Cette place-ci est la bonne.</helper>',
    {
      text: 'La contrôleuse avait un crayon sur chaque oreille. <helper>{helper}</helper>, [dit|a dit] la contrôleuse. <helper>Clic, votre billet.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Les billets, les doudous</helper>, [chanta|a chanté] une dame en casquette. C’était {helper}, la contrôleuse.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait traverser quatre voitures, en se tenant aux dossiers. {helper} perforait tout ce qui se tendait, et une fois une tartine.',
    'Dans le couloir, {hero} marchait contre le sens du train, et c’était le paysage qui avançait.',
    'Le soufflet entre deux voitures remuait comme une mâchoire. {helper} y passait en tournant sur elle-même, à cause de la sacoche.',
    'Il fallait demander pardon à onze genoux. {helper} demandait pardon au douzième, qui était un parapluie.',
  ],
  still: [
    'Entre deux annonces, la gare se taisait. Un pigeon traversait le quai à pied.',
    'Un signal était rouge. Le long du rail, une fourmi voyageait.',
    'Le train s’était arrêté dans l’herbe. Une vache regardait les gens, fenêtre par fenêtre.',
    'Les roues cherchaient leur mot et ne le trouvaient plus. Un journal [se baissa|s’est baissé], puis tous.',
  ],
  gift: [
    '{helper} [passa|est passée] encore une fois, et [perfora|a perforé] le billet de {hero} en forme d’étoile. <helper>Celui-ci ne se rend pas</helper>, [dit-elle|a-t-elle dit].',
    '{helper} [tira|a tiré] de sa sacoche un billet ancien, vert, avec un trou en cœur. <helper>Il ne mène plus nulle part. Donc partout.</helper>',
  ],
  homeward: [
    'Au retour, les roues disaient le même mot, mais à l’envers.',
    'Les champs [se replièrent|se sont repliés] l’un sur l’autre, et la ville [remonta|est remontée] par les côtés.',
    'Le géant [soupira|a soupiré] encore une fois. Sur le quai, le sol ne bougeait plus, et cela faisait drôle.',
    'La voiture sept était toujours entre la six et la huit. La grand-mère au vélo [fit|a fait] un signe de la sonnette.',
  ],
  question: [
    '<hero>Pourquoi les arbres du bord filent-ils</hero>, [demanda|a demandé] {hero}, <hero>et pas la colline ?</hero>',
  ],
  answer: [
    '{hero_subj} [tendit|a tendu] un doigt devant son nez et [bougea|a bougé] la tête. Le doigt sautait, le mur restait presque en place. Plus une chose est loin, moins elle a l’air de bouger.',
  ],
  play: [
    'Le quai avait une horloge et un banc. {hero_subj} [monta|est monté{hero_e}] quand la grande aiguille [sauta|a sauté].',
    'Une valise à roulettes [ouvrit|a ouvert] la route jusqu’à la bonne voiture. La marche était haute, et elle sonnait.',
  ],
  unplay: [
    'Le haut-parleur [dit|a dit] terminus. Sur le quai, le sol bougeait encore un peu sous les pieds, puis il était l’heure de la soupe.',
    'La valise à roulettes [roula|a roulé] jusque devant la porte. Elle avait pris l’accent du train, toc-toc, toc-toc.',
  ],
};
