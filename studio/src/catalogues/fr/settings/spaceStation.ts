import type { SettingMessages } from '../../schema.ts';

export const spaceStation: SettingMessages = {
  passage: [
    'Le tapis rond avait un bouton au milieu. {hero_subj} [appuya|a appuyé] dessus, et le plafond [s’ouvrit|s’est ouvert] sur le noir et les étoiles.',
    'Le tabouret de la cuisine tournait. {hero_subj} [fit|a fait] trois tours, et au quatrième, {hero} ne pesait déjà plus rien.',
    'Le vieux casque de vélo avait une lampe. {hero_subj} [le coiffa|l’a coiffé], et la lampe [montra|a montré] une porte ronde, là où il y avait un mur.',
    'La nuit était dans l’évier, avec toutes ses étoiles. {hero} [se pencha|s’est penché{hero_e}] un peu, et c’était elle qui [monta|est montée].',
  ],
  arrive: [
    'Tout bourdonnait, comme une ruche de fer. Des miettes flottaient, et l’air sentait le métal et la menthe.',
    'Des ventilateurs soufflaient partout. Un sachet de thé flottait, et un éternuement, à l’autre bout, faisait reculer son propriétaire.',
    'L’air était sec et sentait la vis neuve. Une radio chuchotait des chiffres, et une cuillère passait sans personne.',
    'Des lumières clignotaient, chacune à son idée. Les pieds ne touchaient rien, et le ventre trouvait ça drôle.',
    { text: 'Tout faisait zzz. Une miette volait, toute seule.', to: '3-5' },
    { text: 'Les pieds ne touchaient rien. Ça chatouillait le ventre.', to: '3-5' },
  ],
  image: [
    'Dans le hublot, la Terre avait la taille d’un pouce. Si l’on fermait un œil, le pouce la cachait, mais elle était toujours là.',
    'Une paire de chaussettes voyageait seule dans le couloir, bien parallèle.',
    'Au mur, quatre sacs de couchage étaient accrochés debout. L’un souriait.',
    'Un bouton portait une étiquette : ne pas. La suite était usée.',
  ],
  meet: [
    'Un robot réparateur [arriva|est arrivé] par le plafond, accroché d’une pince. <helper>Unité {helper}</helper>, [dit|a dit] le robot. <helper>Je répare. Ce matin, j’ai réparé ma pince. Avec ma pince.</helper>',
    '<helper>Bonjour. Ou bonsoir</helper>, [dit|a dit] un robot, tête en bas. <helper>C’est {helper}. Ici, on a les deux seize fois.</helper>',
    '<helper>Ne bougez plus, vous avez une vis sur le nez</helper>, [dit|a dit] un robot à trois pinces. <helper>Voilà. Je suis {helper}. Je cherchais celle-là.</helper>',
    'Un robot [glissa|a glissé] hors d’un placard, avec un tournevis dans chaque oreille. <helper>{helper}, réparations</helper>, [dit|a dit] le robot. <helper>Qu’est-ce qui est cassé ? Rien ? J’attends.</helper>',
    {
      text: 'Un robot [arriva|est arrivé] par le plafond. <helper>{helper}</helper>, [dit|a dit] le robot, la tête en bas.',
      to: '3-5',
    },
    {
      text: 'Cling, clang. Un robot réparait sa pince. <helper>Bonjour, {helper}</helper>, [dit|a dit] le robot.',
      to: '3-5',
    },
  ],
  way: [
    'D’un mur à l’autre, il suffisait de se pousser, devant les tomates, devant trois personnes endormies debout. {helper} ramassait des vis au vol.',
    'Le chemin passait par le module aux salades. {helper} se tenait d’une pince et montrait de l’autre.',
    'Le couloir tournait, et le haut devenait le bas. {helper} disait bonjour aux deux.',
    'Il y avait des poignées bleues pour aller et des jaunes pour revenir. {helper} prenait les vertes.',
  ],
  still: [
    'Le bourdonnement [baissa|a baissé] d’une note. Dehors, le soleil se couchait pour la onzième fois de la journée.',
    'Une boule d’eau flottait, ronde, avec la Terre dedans, à l’envers.',
    'Un voyant [passa|est passé] au vert et [resta|est resté] vert. Plus un tuyau ne parlait.',
    'Une miette tournait sur elle-même, devant le hublot, comme une lune qui a le temps.',
  ],
  gift: [
    '{helper} [dévissa|a dévissé] l’écusson de sa poitrine et [le fixa|l’a fixé] sur {hero}. <helper>Membre du bord. Dessous, j’en ai un autre.</helper>',
    '{helper} [sortit|a sorti] d’un tiroir un écusson, avec seize petits soleils. <helper>Vous les avez tous vus. Sauf un. Vous dormiez.</helper>',
  ],
  homeward: [
    'Le plafond [se referma|s’est refermé], sans une étoile de moins. Le bouton du tapis n’était plus qu’un bouton.',
    'Le tabouret [ralentit|a ralenti]. Tour après tour, le poids [revint|est revenu], d’abord dans les pieds.',
    'La lampe du casque [baissa|a baissé]. La porte ronde [redevint|est redevenue] un mur, à peine plus froid qu’ailleurs.',
    'La nuit [s’écoula|s’est écoulée] par le fond de l’évier, avec un bruit de gorge. Il restait une étoile, et c’était une goutte.',
  ],
  question: [
    '<hero>Pourquoi flotte-t-on là-haut</hero>, [demanda|a demandé] {hero}, <hero>si la Terre tire encore ?</hero>',
  ],
  answer: [
    '{hero_subj} [lâcha|a lâché] un crayon, et il [resta|est resté] là. La station tombe, le crayon tombe, et {hero} aussi. On tombe tous autour de la Terre, à la même vitesse, sans jamais l’atteindre.',
  ],
  play: [
    'Le dessous de la table était la station, et la nappe le ciel. Pour entrer, il fallait flotter sur le ventre.',
    'Deux chaises renversées [firent|ont fait] la cabine, et une passoire l’antenne. Dans le couloir, personne n’avait plus le droit de peser.',
  ],
  unplay: [
    'Le couvert [arriva|est arrivé] sur le toit de la station. Il [fallut|a fallu] atterrir, et se laver les mains.',
    'La passoire [repartit|est repartie] pour les pâtes. Les chaises [retombèrent|sont retombées] sur leurs pieds, et tout [se remit|s’est remis] à peser.',
  ],
};
