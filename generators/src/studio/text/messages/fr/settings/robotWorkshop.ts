import type { SettingMessages } from '../../schema.ts';

export const robotWorkshop: SettingMessages = {
  title: ['L’engrenage du milieu', '{hero} et la souris à ressort'],
  passage: ['L’atelier était sous la gare, derrière une porte en fer. Il fallait frapper trois fois et bourdonner une fois.'],
  arrive: [
    'Cela sentait l’huile et le métal tiède. Mille petits tiroirs cliquetaient, et quelque chose, sous l’établi, battait comme un cœur bien réglé.',
  ],
  image: ['Chaque tiroir avait son étiquette. Sur l’un, on lisait : divers. Sur le suivant : encore plus divers.'],
  meet: [
    'Une souris mécanique [déboula|a déboulé], [ralentit|a ralenti] et [s’arrêta|s’est arrêtée]. Il fallait tourner sa clé. <helper>Merci,</helper> [dit-elle|a-t-elle dit]. <helper>{helper}. Je parle en moyenne onze phrases.</helper>',
  ],
  task: [
    '<helper>Le grand robot ne se réveille pas,</helper> [dit|a dit] {helper}. <helper>Il lui manque un engrenage, celui du milieu. On ouvre tout à l’heure, et l’engrenage est derrière les câbles.</helper>',
  ],
  way: [
    'On [passa|est passé] entre des bras sans robots et des robots sans bras. {helper} courait devant, tant que son ressort le voulait.',
  ],
  obstacle: [
    'Les câbles pendaient, rouges, bleus, jaunes, et s’étaient noués pendant la nuit. Cela ressemblait à un plat de nouilles pour géant.',
  ],
  stuck: ['Un câble [tira|a tiré] sur un autre, qui [tira|a tiré] sur un troisième. Quelque part, une sonnette [s’excusa|s’est excusée].'],
  still: ['Les tiroirs ne cliquetaient plus. On n’entendait que le ressort de {helper}, de plus en plus lent.'],
  open: [
    'Derrière les câbles brillait l’engrenage, pas plus grand qu’une pièce. On [le posa|l’a posé] au milieu. Le grand robot [ouvrit|a ouvert] un œil, puis l’autre, et [demanda|a demandé] si c’était déjà lundi.',
  ],
  gift: [
    '{helper} [ouvrit|a ouvert] le tiroir encore plus divers et [choisit|a choisi] une vis en laiton. <helper>On ne sait pas d’où elle vient,</helper> [dit-elle|a-t-elle dit]. <helper>Tout marche sans. C’est la meilleure.</helper>',
  ],
  homeward: ['La porte en fer [se referma|s’est refermée]. Dans la rue, les pas de {hero} faisaient encore clic.'],
  question: ['<hero>Pourquoi une petite roue peut-elle en faire tourner une grosse ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [tourna|a tourné] la petite roue : il fallait trois tours pour en faire un de la grande. C’était plus long, mais cela ne demandait qu’un doigt.',
  ],
};
