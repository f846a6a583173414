import type { LessonMessages } from '../../schema.ts';

export const gratitude: readonly LessonMessages[] = [
  {
    dilemma: [
      'On avait donné à {hero} une petite lampe qui s’allume quand on pense à quelque chose de bon. {hero_subj} pensait déjà à ce qu’{hero_il} voudrait ensuite.',
    ],
    firstTry: [
      '<hero>Allume !</hero> [dit|a dit] {hero}, et {hero_il} [la secoua|l’a secouée]. {hero_subj} [pensa|a pensé] à des choses de plus en plus grosses.',
    ],
    why: [
      'Plus c’était gros, plus elle baissait. À la fin, ce n’était qu’un bout de verre avec un fil. <companion>Qui l’a faite ?</companion> [demanda|a demandé] {companion}. {hero_subj} n’en savait rien.',
    ],
    again: [
      '{hero_subj} [tapa|a tapé] dessus. À l’intérieur, quelque chose [sonna|a sonné] qui ne sonnait pas avant.',
    ],
    turn: [
      'Sous le verre, il y avait la marque d’un doigt. Quelqu’un l’avait tenue là, quand elle était encore chaude.',
    ],
    deed: [
      '{hero_subj} [prit|a pris] la lampe à deux mains et [retourna|est retourné{hero_e}] demander à chacun qui l’avait faite.',
    ],
    answer: [
      'L’un avait soufflé le verre, une autre avait tordu le fil, un troisième l’avait seulement portée sous la pluie. <companion>Ça fait trois</companion>, [dit|a dit] {companion}, <companion>et regarde.</companion> Elle brillait.',
    ],
    echo: ['Avant de la ranger, {hero} [essuya|a essuyé] la lampe. Pas la marque du doigt.'],
  },
  {
    dilemma: [
      '{hero} avait reçu une écharpe pour la route, tricotée serré. Elle grattait. {hero_subj} aurait préféré un tambour.',
    ],
    firstTry: [
      '{hero_subj} [fourra|a fourré] l’écharpe au fond du sac et [partit|est parti{hero_e}] devant. Un fil [resta|est resté] accroché, et personne ne le voyait.',
    ],
    why: [
      'Quand {hero} [eut|a eu] froid, l’écharpe n’était plus qu’un bout de la taille d’une chaussette. Le reste traînait sur le chemin. <companion>Tu te détricotes</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} [tira|a tiré]. Maintenant, c’était la taille d’un bonbon.'],
    turn: [
      'On [suivit|a suivi] le fil en arrière. Il y avait des nœuds : du gris, puis du brun, puis un peu de bleu. C’était le vieux gilet de quelqu’un, et les chaussettes d’un autre.',
    ],
    deed: [
      '{hero_subj} [remonta|a remonté] tout le fil, jusqu’au premier nœud, et à chaque couleur {hero_il} [dit|a dit] un nom.',
    ],
    answer: [
      'Cela [prit|a pris] le temps qu’il fallait. <companion>Le bleu, c’est celle qui a toujours froid</companion>, [dit|a dit] {companion}. On [retricota|a retricoté] sur deux bâtons, plutôt mal.',
    ],
    echo: [
      'L’écharpe était de travers, et elle grattait encore. {hero} [la remonta|l’a remontée] jusqu’au nez.',
    ],
  },
];
