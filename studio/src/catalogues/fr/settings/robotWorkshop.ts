import type { SettingMessages } from '../../schema.ts';

export const robotWorkshop: SettingMessages = {
  title: ['L’engrenage du milieu', '{hero} et la souris à ressort'],
  passage: [
    'L’atelier était sous la gare, derrière une porte en fer. Il fallait frapper trois fois et bourdonner une fois.',
    'Le jouet cassé était tombé dans la grille du trottoir. {hero_subj} [souleva|a soulevé] la grille, et il y avait des marches.',
  ],
  arrive: [
    'Cela sentait l’huile et le métal tiède. Mille petits tiroirs cliquetaient, et quelque chose, sous l’établi, battait comme un cœur bien réglé.',
    'Une courroie sifflait. L’air était chaud, il sentait la limaille, et des ampoules grésillaient comme des œufs.',
  ],
  image: [
    'Chaque tiroir avait son étiquette. Sur l’un, on lisait : divers. Sur le suivant : encore plus divers.',
    'Une main de métal jouait du piano sur l’établi, sans piano.',
  ],
  meet: [
    'Une souris mécanique [déboula|a déboulé], [ralentit|a ralenti] et [s’arrêta|s’est arrêtée]. Il fallait tourner sa clé. <helper>Merci</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Je parle en moyenne onze phrases.</helper>',
    'Un tic-tac [traversa|a traversé] la table sur des roulettes. <helper>{helper}</helper>, [dit|a dit] une souris en fer. <helper>Remonte-moi de trois tours. Pas quatre, à quatre je chante.</helper>',
  ],
  task: [
    '<helper>Le grand robot ne se réveille pas</helper>, [dit|a dit] {helper}. <helper>Il lui manque un engrenage, celui du milieu. On ouvre tout à l’heure, et l’engrenage est derrière les câbles.</helper>',
    '<helper>Il manque une roue à notre aîné</helper>, [dit|a dit] {helper}. <helper>L’engrenage a roulé derrière les câbles. À l’heure juste, il doit saluer les visiteurs.</helper>',
  ],
  way: [
    'On [passa|est passé] entre des bras sans robots et des robots sans bras. {helper} courait devant, tant que son ressort le voulait.',
    '{helper} roulait le long des étagères et disait le prix de chaque chose, même des gens.',
  ],
  obstacle: [
    'Les câbles pendaient, rouges, bleus, jaunes, et s’étaient noués pendant la nuit. Cela ressemblait à un plat de nouilles pour géant.',
    'Le fouillis de câbles bouchait le passage. Il bourdonnait, et l’on ne savait pas pourquoi.',
  ],
  stuck: [
    'Un câble [tira|a tiré] sur un autre, qui [tira|a tiré] sur un troisième. Quelque part, une sonnette [s’excusa|s’est excusée].',
    'Une étincelle [dit|a dit] non. Un autre câble [vint|est venu] s’asseoir sur les premiers.',
  ],
  still: [
    'Les tiroirs ne cliquetaient plus. On n’entendait que le ressort de {helper}, de plus en plus lent.',
    'Une aiguille tremblait sur un cadran. Elle visait zéro.',
  ],
  open: [
    'Derrière les câbles brillait l’engrenage, pas plus grand qu’une pièce. On [le posa|l’a posé] au milieu. Le grand robot [ouvrit|a ouvert] un œil, puis l’autre, et [demanda|a demandé] si c’était déjà lundi.',
    'Le dernier câble [glissa|a glissé], et l’engrenage était là, plein de poussière. Le grand robot [leva|a levé] le bras et [salua|a salué] tout le monde, deux fois, pour être sûr.',
  ],
  gift: [
    '{helper} [ouvrit|a ouvert] le tiroir encore plus divers et [choisit|a choisi] une vis en laiton. <helper>On ne sait pas d’où elle vient. Tout marche sans. C’est la meilleure.</helper>',
    '<helper>Prends ça</helper>, [dit|a dit] {helper}. C’était une vis en laiton. <helper>Elle est à moi, mais je tiens très bien sans.</helper>',
  ],
  homeward: [
    'La porte en fer [se referma|s’est refermée]. Dans la rue, les pas de {hero} faisaient encore clic.',
    'La grille [retomba|est retombée]. Dessous, quelqu’un avait eu quatre tours, et chantait.',
  ],
  question: [
    '<hero>Pourquoi une petite roue peut-elle en faire tourner une grosse ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [tourna|a tourné] la petite roue : il fallait trois tours pour en faire un de la grande. C’était plus long, mais cela ne demandait qu’un doigt.',
  ],
};
