import type { LessonMessages } from '../../schema.ts';

export const kindness: readonly LessonMessages[] = [
  {
    dilemma: [
      'Quelqu’un était assis en travers du passage, sur un gros sac, et grognait contre tout le monde. <hero>Moi aussi, je sais grogner</hero>, [dit|a dit] {hero}.',
    ],
    firstTry: [
      '<hero>Poussez-vous !</hero> [cria|a crié] {hero}. Le grognon [écarta|a écarté] les coudes. {hero} [grogna|a grogné] plus fort.',
    ],
    why: [
      'À chaque mot, le passage devenait plus étroit. Même une feuille n’y passait plus. <companion>Continue comme ça</companion>, [soupira|a soupiré] {companion}, <companion>et il prend racine.</companion>',
    ],
    again: [
      '{hero_subj} [trouva|a trouvé] encore trois choses à dire, toutes pointues. Cela [fit|a fait] un beau mur.',
    ],
    turn: [
      '{hero_subj} n’avait plus de mots, alors {hero_il} [regarda|a regardé]. L’anse du sac était cassée. Les paumes du grognon avaient deux traits rouges.',
    ],
    deed: ['{hero_subj} [prit|a pris] le sac par un côté. <hero>On le porte où.</hero>'],
    answer: [
      'Le grognon ne grognait plus. Il [montra|a montré] du menton. <companion>C’est à dix pas</companion>, [dit|a dit] {companion}. <companion>Personne ne le lui avait demandé.</companion>',
    ],
    echo: [
      'Dans le sac, il n’y avait que des bocaux vides. L’un d’eux [resta|est resté] sur le bord du chemin, avec un nœud.',
    ],
  },
  {
    dilemma: [
      'Depuis le matin, {companion} disait non à tout. {hero} [décida|a décidé] de faire pareil. C’était de bonne guerre.',
    ],
    firstTry: [
      '<hero>Donne</hero>, [dit|a dit] {hero}. <companion>Non.</companion> <hero>Alors moi non plus.</hero> Chacun [tira|a tiré] de son côté sur le même bout de ficelle.',
    ],
    why: [
      'La ficelle [cassa|a cassé]. On [se retrouva|s’est retrouvé] par terre, chacun avec son bout. Il y avait deux fois plus de non qu’avant.',
    ],
    again: [
      '<hero>C’est ta faute</hero>, [dit|a dit] {hero}. <companion>Non</companion>, [dit|a dit] {companion}. À cela, on ne peut pas répondre oui.',
    ],
    turn: [
      'Vu d’en bas, {hero} [remarqua|a remarqué] que {companion} grelottait. Il n’y avait pas de colère là-dedans. Il y avait du froid, depuis le matin.',
    ],
    deed: [
      '{hero_subj} [enleva|a enlevé] son écharpe et l’[enroula|a enroulée] autour de {companion}, deux fois.',
    ],
    answer: [
      'Il y [eut|a eu] un silence tiède. <companion>Oui</companion>, [dit|a dit] {companion}, sans qu’on ait rien demandé.',
    ],
    echo: ['On [noua|a noué] les deux bouts de ficelle. Le nœud était plus solide que la ficelle.'],
  },
];
