import type { LessonMessages } from '../../schema.ts';

export const wheelchair: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} se déplaçait en fauteuil roulant, avec des rayons en couleurs, et devant, il y avait des marches. <hero>Je monte voir et je te raconterai</hero>, [dit|a dit] {hero}.',
    ],
    firstTry: [
      '{companion} [secoua|a secoué] la tête. Alors {hero} [prit|a pris] le fauteuil par derrière, sans rien dire, et [poussa|a poussé] vers les marches.',
    ],
    why: [
      'La roue [buta|a buté]. <companion>Frein !</companion> [dit|a dit] {companion}, qui tenait déjà les deux roues. <companion>Le fauteuil, c’est moi. On ne pousse pas les gens sans demander.</companion>',
    ],
    again: [
      '<hero>Et si je te porte ?</hero> [demanda|a demandé] {hero}. <companion>Et si moi, je te portais ?</companion> [demanda|a demandé] {companion}.',
    ],
    turn: [
      '{hero_subj} [lâcha|a lâché] les poignées. Les marches étaient hautes, étroites, et mal placées. C’étaient elles, l’ennui.',
    ],
    deed: [
      '{hero_subj} [vint|est venu{hero_e}] devant, à la hauteur des yeux. <hero>Par où tu passerais, toi.</hero>',
    ],
    answer: [
      '<companion>Par la rampe, à gauche, celle des livraisons</companion>, [dit|a dit] {companion}. <companion>Je l’ai vue en arrivant. C’est plus long, mais sur le plat, tiens-toi bien.</companion> Il [fallut|a fallu] courir pour suivre.',
    ],
    echo: [
      'Sur le plat, {companion} avait gagné trois fois. {hero} [demanda|a demandé] une revanche, et de l’air.',
    ],
  },
  {
    dilemma: [
      'Ce jour-là, on y allait à deux. {companion} utilisait un fauteuil roulant et ne roulait jamais lentement. {hero} avait déjà choisi le sentier, celui qui tourne.',
    ],
    firstTry: [
      '<hero>Je vais te tirer</hero>, [dit|a dit] {hero}, et {hero_il} [attacha|a attaché] une corde au fauteuil, sans attendre de réponse.',
    ],
    why: [
      'La corde [se prit|s’est prise] dans une roue. Plus rien n’avançait, ni la corde, ni la roue, ni l’humeur. <companion>Tu as mis une laisse à mes jambes</companion>, [dit|a dit] {companion}. <companion>Défais ça.</companion>',
    ],
    again: ['{hero_subj} [tira|a tiré] plus fort. Le nœud aussi.'],
    turn: [
      '{hero_subj} [défit|a défait] la corde, doigt par doigt, et [regarda|a regardé] le sentier. Il y avait des racines, du sable, une branche en travers. Personne n’avait pensé à l’enlever.',
    ],
    deed: [
      '{hero_subj} [ôta|a ôté] la branche, [demanda|a demandé] de quelle largeur il fallait, et [ratissa|a ratissé] le sable avec ses pieds.',
    ],
    answer: [
      '<companion>Encore une main à droite</companion>, [dit|a dit] {companion}. <companion>Là. Et maintenant, pousse-toi.</companion> Le fauteuil [fila|a filé] dans la descente, les rayons comme un arc-en-ciel.',
    ],
    echo: ['La corde [servit|a servi] à {hero}, pour monter la côte. C’est {companion} qui tirait.'],
  },
];
