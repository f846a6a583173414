import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  title: ['Cent marches et une lumière', '{hero} et le phoque du phare'],
  passage: ['On y allait à pied quand la mer se retirait, par un chemin de pierres rondes. L’eau attendait de chaque côté.'],
  arrive: ['Le vent laissait du sel sur les lèvres. L’eau tapait contre le mur, et une cloche sans sonneur répondait.'],
  image: ['Dans l’entrée, une rangée de bottes allait de la plus grande à une toute petite, qui n’avait jamais servi.'],
  meet: [
    'Sur la marche du bas, un phoque séchait, les moustaches pleines de gouttes. <companion>C’est {helper},</companion> [dit|a dit] {companion}, qui tenait le trousseau. <companion>Il est de garde. Ça consiste à être là.</companion>',
  ],
  task: [
    '<companion>La lanterne ne tourne plus,</companion> [dit|a dit] {companion}. <companion>Un bateau rentre cette nuit. Elle est tout en haut, après l’escalier, et le gardien est sur le continent.</companion>',
  ],
  way: ['On [longea|a longé] le mur, une main dessus, pour ne pas perdre l’île. {helper} suivait dans l’eau, en soufflant.'],
  obstacle: ['L’escalier en colimaçon montait dans le noir, et l’on n’en voyait jamais plus de quatre marches.'],
  stuck: ['Le vent [siffla|a sifflé] dans la tour, de bas en haut, et la lampe de poche [cligna|a cligné] deux fois.'],
  still: ['Une vague [vint|est venue], une vague [s’en alla|s’en est allée]. Entre les deux, on aurait pu dire un mot.'],
  open: [
    'La centième marche était la dernière. Une corde avait glissé de sa roue. On [la remit|l’a remise], et la lanterne [tourna|a tourné], et loin sur l’eau le rayon [trouva|a trouvé] un bateau.',
  ],
  gift: [
    'Sur l’appui de la fenêtre, il y avait un bocal qui avait pris la lumière pendant cent ans. {companion} [revissa|a revissé] le couvercle et [le mit|l’a mis] dans les bras de {hero}.',
  ],
  homeward: ['Le rayon [passa|est passé] au-dessus des têtes tout le long du retour, et à chaque tour il montrait les pierres.'],
  question: ['<hero>Comment une si petite lampe peut-elle se voir de si loin ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [tint|a tenu] une bougie devant une loupe ronde, et au mur il y [eut|a eu] un seul point très clair. La grande lentille fait pareil : elle rassemble la lumière au lieu de la laisser s’éparpiller.',
  ],
};
