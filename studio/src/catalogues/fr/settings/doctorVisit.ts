import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  passage: [
    'C’était au troisième étage, avec un ascenseur qui réfléchissait. {hero_subj} [appuya|a appuyé] sur le bouton, une seule fois.',
    'La plaque disait : sonnez et entrez. {hero} [fit|a fait] l’un, puis, après un moment, l’autre.',
    'La rue était en pente, et la bonne porte en bas. {hero_subj} aurait aimé une rue plus longue.',
    'La carte du rendez-vous avait un lapin avec une écharpe. Il attendait son tour depuis plus longtemps que tout le monde.',
  ],
  arrive: [
    'Ça sentait le savon. Du papier craquait sur une table, et une voix, derrière une porte, disait : encore, encore, voilà.',
    'Il faisait chaud, et l’air sentait le coton. Une imprimante toussait, et derrière le mur une dame riait.',
    'La porte soufflait en se fermant. Cela sentait la menthe, et une petite cuillère sonnait dans un verre.',
    'Le lino collait un peu sous les semelles. Derrière un mur, une machine disait bip, et une autre répondait mm.',
    { text: 'Ça sentait le savon. Un papier faisait crrr.', to: '3-5' },
    { text: 'Il faisait chaud. Derrière la porte, on disait : encore.', to: '3-5' },
  ],
  image: [
    'Sur le tapis, les cubes étaient usés aux coins, par tous ceux qui avaient attendu avant.',
    'Au mur, un panneau de lettres devenait de plus en plus petit. La dernière ligne était peut-être des fourmis.',
    'Un squelette en carton portait un tablier. Dans la poche, il y avait un stylo.',
    'Sur la table, le magazine le plus lu n’avait plus de couverture, ni de première page, ni de deuxième.',
  ],
  meet: [
    'Dans l’aquarium, un poisson montait, descendait, remontait. <companion>Il s’appelle {helper}</companion>, [dit|a dit] {companion}, assis{companion_e} à côté. <companion>Il a vu passer tout le monde. Il n’a jamais rien répété.</companion>',
    '<companion>Assieds-toi près de {helper}</companion>, [dit|a dit] {companion}. C’était le poisson. <companion>Il est déjà passé cinq fois avant tout le monde, mais en tournant.</companion>',
    'Un poisson rouge faisait des ronds avec la bouche. <companion>{helper} dit toujours o</companion>, [dit|a dit] {companion}. <companion>Depuis ce matin, personne n’a trouvé mieux.</companion>',
    '<companion>Regarde derrière la plante en plastique</companion>, [dit|a dit] {companion}. Un poisson y était immobile, de profil. <companion>C’est {helper}. Il croit que nous sommes l’aquarium.</companion>',
    {
      text: 'Un poisson tournait, tournait. <companion>Il s’appelle {helper}</companion>, [dit|a dit] {companion}. Le poisson [fit|a fait] o.',
      to: '3-5',
    },
    {
      text: '<companion>Voilà {helper}</companion>, [dit|a dit] {companion}. C’était le poisson rouge. Il attendait aussi.',
      to: '3-5',
    },
  ],
  way: [
    '{hero_subj} [regarda|a regardé] un livre où il manquait la fin, puis le plafond, où il manquait le début. {helper} tournait.',
    '{hero_subj} [fit|a fait] trois fois le tour de la table aux revues. {helper} faisait pareil, en plus mouillé.',
    'De la porte à la chaise, il y avait six carreaux blancs et un noir. {helper} suivait derrière la vitre, aussi loin qu’il pouvait.',
    'Le portemanteau était d’un côté, les livres de l’autre. {helper} regardait chacun choisir.',
  ],
  still: [
    'Une bulle [monta|est montée] dans l’aquarium. {helper} la suivait des yeux, comme si c’était la première.',
    '{helper} s’était posé au fond. Même ses bulles attendaient.',
    'La plante en plastique ne bougeait pas, mais autrement que d’habitude. Même le crayon de la secrétaire était couché.',
    'Une chaise [craqua|a craqué], et tout le monde [fit|a fait] comme si c’était la porte.',
  ],
  gift: [
    'Près de la porte, {hero} [eut|a eu] le droit de plonger la main dans la boîte. Au fond, il y avait un autocollant avec un poisson. Il ressemblait beaucoup à {helper}.',
    'Au comptoir, il y avait toute une feuille. {hero} [prit|a pris] l’autocollant du bas, que personne ne prend, un escargot à casque.',
  ],
  homeward: [
    'L’ascenseur [redescendit|est redescendu] sans réfléchir. Dehors, l’air sentait plus fort qu’avant.',
    'La plaque disait toujours : sonnez et entrez. Dans la rue, {hero} [sonna|a sonné] de la langue, pour voir si l’on ouvrait.',
    'La rue remontait, maintenant, et elle paraissait plus courte. Au milieu, il y avait la boulangerie.',
    'Derrière la carte, le lapin avait encore son écharpe. Mais {hero} lui [fit|a fait] ouvrir la bouche, au crayon.',
  ],
  question: ['<hero>Qu’est-ce que le docteur entend là-dedans ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [colla|a collé] un rouleau de carton contre la poitrine de {companion} : boum, boum. Le cœur ferme ses petites portes l’une après l’autre. C’est ce bruit-là.',
  ],
};
