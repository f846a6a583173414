import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  title: ['Le pansement à étoiles', '{hero} et le poisson de la salle d’attente'],
  passage: [
    'C’était au troisième étage, avec un ascenseur qui réfléchissait. {hero_subj} [appuya|a appuyé] sur le bouton, une seule fois.',
    'La plaque disait : sonnez et entrez. {hero} [fit|a fait] l’un, puis, après un moment, l’autre.',
  ],
  arrive: [
    'Ça sentait le savon. Du papier craquait quelque part sur une table, et quelqu’un, derrière une porte, disait : encore, encore, bravo.',
    'Il faisait chaud, et l’air sentait le coton. Une imprimante toussait, et derrière le mur on riait.',
  ],
  image: [
    'Sur le tapis, les cubes étaient usés aux coins, par tous ceux qui avaient attendu avant.',
    'Au mur, un panneau de lettres devenait de plus en plus petit. La dernière ligne était peut-être des fourmis.',
  ],
  meet: [
    'Dans l’aquarium, un poisson montait, descendait, remontait. <companion>Il s’appelle {helper}</companion>, [dit|a dit] {companion}, assis{companion_e} à côté. <companion>Il a vu passer tout le monde. Il n’a jamais rien répété.</companion>',
    '<companion>Assieds-toi près de {helper}</companion>, [dit|a dit] {companion}. C’était le poisson. <companion>Il est déjà passé cinq fois avant tout le monde, mais en tournant.</companion>',
  ],
  task: [
    '<companion>Si tu y vas, tu auras le pansement à étoiles</companion>, [dit|a dit] {companion}. <companion>Il n’en reste qu’un. Mais avant d’entrer, il y a l’attente, et c’est ça le plus dur.</companion>',
    '<companion>On dit qu’il ne reste qu’un pansement à étoiles</companion>, [dit|a dit] {companion}. <companion>Il est pour qui va jusqu’au bout. Le bout, c’est après cette attente, quand on appelle.</companion>',
  ],
  way: [
    'On [regarda|a regardé] un livre où il manquait la fin, puis le plafond, où il manquait le début. {helper} tournait.',
    'On [fit|a fait] trois fois le tour de la table aux revues. {helper} faisait pareil, en plus mouillé.',
  ],
  obstacle: [
    'L’attente était longue comme un couloir sans portes. Il y avait six chaises devant {hero}, et toutes étaient pleines.',
    'L’attente avait pris tous les fauteuils. Elle feuilletait, elle toussait, elle croisait les jambes.',
  ],
  stuck: [
    'La porte [s’ouvrit|s’est ouverte]. On [appela|a appelé] un autre nom. La porte [se referma|s’est refermée].',
    'L’aiguille de la pendule [avança|a avancé], puis [se ravisa|s’est ravisée].',
  ],
  still: [
    'Une bulle [monta|est montée] dans l’aquarium. {helper} la suivait des yeux, comme si c’était la première.',
    '{helper} s’était posé au fond. Même ses bulles attendaient.',
  ],
  open: [
    'Et c’était le tour de {hero}. Le rond froid [se réchauffa|s’est réchauffé] sur la peau, puis cela [piqua|a piqué], juste le temps de dire aïe. Et c’était fini. Le pansement avait cinq étoiles. {hero_subj} [les compta|les a comptées] deux fois.',
    'On [dit|a dit] le nom de {hero}, et la porte [s’ouvrit|s’est ouverte]. C’était plus court que l’attente. Il y [eut|a eu] un petit froid et un grand ah. Une piqûre [fit|a fait] mal, le temps d’un clin d’œil, et voilà le pansement à étoiles, bien lissé du pouce.',
  ],
  gift: [
    'En sortant, {hero} [eut|a eu] le droit de plonger la main dans la boîte. Au fond, il y avait un autocollant avec un poisson. Il ressemblait beaucoup à quelqu’un.',
    'Au comptoir, on [tendit|a tendu] une feuille. {hero} [prit|a pris] l’autocollant du bas, que personne ne prend, un escargot à casque.',
  ],
  homeward: [
    'L’ascenseur [redescendit|est redescendu] sans réfléchir. Dehors, l’air sentait plus fort qu’avant.',
    'Dans la rue, {hero} [marcha|a marché] avec le bras un peu en avant, pour les étoiles.',
  ],
  question: ['<hero>Qu’est-ce que le docteur entend là-dedans ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [colla|a collé] un rouleau de carton contre la poitrine de {companion} : boum, boum. Le cœur ferme ses petites portes l’une après l’autre. C’est ce bruit-là.',
  ],
};
