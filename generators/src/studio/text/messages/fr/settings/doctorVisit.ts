import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  title: ['Le pansement à étoiles', '{hero} et le poisson de la salle d’attente'],
  passage: [
    'C’était au troisième étage, avec un ascenseur qui réfléchissait. {hero_subj} [appuya|a appuyé] sur le bouton, une seule fois.',
  ],
  arrive: [
    'Ça sentait le savon. Du papier craquait quelque part sur une table, et quelqu’un, derrière une porte, disait : encore, encore, bravo.',
  ],
  image: ['Sur le tapis, les cubes étaient usés aux coins, par tous ceux qui avaient attendu avant.'],
  meet: [
    'Dans l’aquarium, un poisson montait, descendait, remontait. <companion>Il s’appelle {helper},</companion> [dit|a dit] {companion}, assis{companion_e} à côté. <companion>Il a vu passer tout le monde. Il n’a jamais rien répété.</companion>',
  ],
  task: [
    '<companion>Si tu y vas, tu auras le pansement à étoiles,</companion> [dit|a dit] {companion}. <companion>Il n’en reste qu’un. Mais avant d’entrer, il y a l’attente, et c’est ça le plus dur.</companion>',
  ],
  way: ['On [regarda|a regardé] un livre où il manquait la fin, puis le plafond, où il manquait le début. {helper} tournait.'],
  obstacle: ['L’attente était longue comme un couloir sans portes. Il y avait six chaises devant {hero}, et toutes étaient pleines.'],
  stuck: ['La porte [s’ouvrit|s’est ouverte]. On [appela|a appelé] un autre nom. La porte [se referma|s’est refermée].'],
  still: ['Une bulle [monta|est montée] dans l’aquarium. {helper} la suivait des yeux, comme si c’était la première.'],
  open: [
    'Et c’était le tour de {hero}. Le rond froid [se réchauffa|s’est réchauffé] sur la peau, et cela [fit|a fait] pchit, et c’était fini. Le pansement avait cinq étoiles. {hero_subj} [les compta|les a comptées] deux fois.',
  ],
  gift: [
    'En sortant, {hero} [eut|a eu] le droit de plonger la main dans la boîte. Au fond, il y avait un autocollant avec un poisson. Il ressemblait beaucoup à quelqu’un.',
  ],
  homeward: ['L’ascenseur [redescendit|est redescendu] sans réfléchir. Dehors, l’air sentait plus fort qu’avant.'],
  question: ['<hero>Qu’est-ce que le docteur entend là-dedans ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [colla|a collé] un rouleau de carton contre la poitrine de {companion} : boum, boum. Le cœur ferme ses petites portes l’une après l’autre. C’est ce bruit-là.',
  ],
};
