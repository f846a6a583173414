import type { LessonMessages } from '../../schema.ts';

export const humor: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} avait glissé devant tout le monde, avec le plateau, la crème et le discours. Il y avait de la crème jusque sur ses oreilles.',
    ],
    firstTry: [
      '<hero>C’est la faute de {companion}</hero>, [dit|a dit] {hero}. <hero>Avec ses grands pieds !</hero> C’était censé faire rire.',
    ],
    why: [
      'Personne ne riait. {companion} [regarda|a regardé] ses pieds, qui n’avaient rien fait. Le silence était plus collant que la crème.',
    ],
    again: [
      '{hero_subj} [essaya|a essayé] une autre plaisanterie, sur le nez de quelqu’un. Ce nez-là [rougit|a rougi].',
    ],
    turn: [
      'Une goutte de crème [descendit|est descendue] le long du nez de {hero}, jusqu’au bout, et y [resta|est restée]. {hero_subj} [loucha|a louché] dessus.',
    ],
    deed: ['{hero_subj} [salua|a salué] bien bas, comme au cirque, et la crème [tomba|est tombée].'],
    answer: [
      'Quelqu’un [pouffa|a pouffé]. <companion>Moi, une fois, c’était une piscine</companion>, [dit|a dit] {companion}. Alors chacun [raconta|a raconté] la sienne, et il y en avait de bien pires.',
    ],
    echo: ['Le discours était très court, finalement. Il disait : miam.'],
  },
  {
    dilemma: [
      'Tout avait raté : la corde, la carte et les sandwiches, qui flottaient. {hero} sentait venir les larmes, ou alors la moutarde.',
    ],
    firstTry: [
      '{hero_subj} [mit|a mis] les mains sur les hanches. <hero>On dirait toi quand tu te réveilles</hero>, [dit|a dit] {hero} à {companion}, en montrant un sandwich mouillé.',
    ],
    why: [
      'C’était drôle, mais seulement pour une personne, et même celle-là ne riait pas. {companion} [repêcha|a repêché] le sandwich sans un mot.',
    ],
    again: ['<hero>Je plaisante</hero>, [dit|a dit] {hero}. C’est ce qu’on dit quand ce n’était pas drôle.'],
    turn: [
      'Une tranche de concombre était collée sur le front de {hero}. Elle y était sûrement depuis longtemps. {companion} avait eu la bonté de ne rien dire.',
    ],
    deed: [
      '{hero_subj} [toucha|a touché] la tranche de concombre et [la mit|l’a mise] bien au milieu, comme une médaille.',
    ],
    answer: [
      '<companion>Pour services rendus à la salade</companion>, [dit|a dit] {companion}. On [rit|a ri] si fort que les sandwiches [s’éloignèrent|se sont éloignés].',
    ],
    echo: ['{hero} [garda|a gardé] la médaille jusqu’au soir. Elle rapetissait.'],
  },
];
