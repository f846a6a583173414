import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  title: ['Cent marches et une lumière', '{hero} et le phoque du phare'],
  passage: [
    'On y allait à pied quand la mer se retirait, par un chemin de pierres rondes. L’eau attendait de chaque côté.',
    'Un pêcheur ramait, sans un mot. Il [montra|a montré] du menton une tour, et la tour [grandit|a grandi].',
  ],
  arrive: [
    'Le vent laissait du sel sur les lèvres. L’eau tapait contre le mur, et une cloche sans sonneur répondait.',
    'L’air était humide et salé. Une mouette riait de quelque chose, et la mer respirait contre les pierres.',
  ],
  image: [
    'Dans l’entrée, une rangée de bottes allait de la plus grande à une toute petite, qui n’avait jamais servi.',
    'Au mur, un baromètre en cuivre disait : peut-être.',
  ],
  meet: [
    'Sur la marche du bas, un phoque séchait, les moustaches pleines de gouttes. <companion>C’est {helper}</companion>, [dit|a dit] {companion}, qui tenait le trousseau. <companion>Il est de garde. Ça consiste à être là.</companion>',
    'Sur les rochers, une pierre [ouvrit|a ouvert] les yeux. <companion>{helper}</companion>, [dit|a dit] {companion}. <companion>C’est un phoque. Il fait très bien la pierre.</companion>',
  ],
  task: [
    '<companion>La lanterne ne tourne plus</companion>, [dit|a dit] {companion}. <companion>Un bateau rentre cette nuit. Elle est tout en haut, après l’escalier, et le gardien est sur le continent.</companion>',
    '<companion>La lanterne est éteinte</companion>, [dit|a dit] {companion}. <companion>Et la mer monte. S’il vient un bateau, il faut qu’il voie la côte. C’est tout en haut de l’escalier.</companion>',
  ],
  way: [
    'On [longea|a longé] le mur, une main dessus, pour ne pas perdre l’île. {helper} suivait dans l’eau, en soufflant.',
    'Il y avait des flaques tièdes entre les rochers. {helper} passait par toutes.',
  ],
  obstacle: [
    'L’escalier en colimaçon montait dans le noir, et l’on n’en voyait jamais plus de quatre marches.',
    'L’escalier tournait sur lui-même, étroit, sans fenêtre. Une rampe en corde disparaissait dans le noir.',
  ],
  stuck: [
    'Le vent [siffla|a sifflé] dans la tour, de bas en haut, et la lampe de poche [cligna|a cligné] deux fois.',
    'La porte du bas [claqua|a claqué]. Il n’y [eut|a eu] plus que du noir, qui montait aussi.',
  ],
  still: [
    'Une vague [vint|est venue], une vague [s’en alla|s’en est allée]. Entre les deux, on aurait pu dire un mot.',
    'Par une fente, on voyait une étoile. Elle avait l’air d’attendre la lanterne.',
  ],
  open: [
    'La centième marche était la dernière. Une corde avait glissé de sa roue. On [la remit|l’a remise], et la lanterne [tourna|a tourné], et loin sur l’eau le rayon [trouva|a trouvé] un bateau.',
    'En haut, il faisait rond et clair. Une mèche, une allumette, et la lumière [s’en alla|s’en est allée] sur l’eau, très loin, toucher une voile.',
  ],
  gift: [
    'Sur l’appui de la fenêtre, il y avait un bocal qui avait pris la lumière pendant cent ans. {companion} [revissa|a revissé] le couvercle et [le mit|l’a mis] dans les bras de {hero}.',
    '{companion} [prit|a pris] un bocal, l’[ouvrit|a ouvert] dans le rayon, et [le referma|l’a refermé] vite. <companion>Pour les soirs de panne</companion>, [dit|a dit] {companion} à {hero}.',
  ],
  homeward: [
    'Le rayon [passa|est passé] au-dessus des têtes tout le long du retour, et à chaque tour il montrait les pierres.',
    '{helper} [nagea|a nagé] devant la barque jusqu’au port, et son dos brillait à chaque tour du phare.',
  ],
  question: [
    '<hero>Comment une si petite lampe peut-elle se voir de si loin ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [tint|a tenu] une bougie devant une loupe ronde, et au mur il y [eut|a eu] un seul point très clair. La grande lentille fait pareil : elle rassemble la lumière au lieu de la laisser s’éparpiller.',
  ],
};
