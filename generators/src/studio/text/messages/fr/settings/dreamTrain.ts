import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  title: ['La gare du matin', '{hero} et l’ours qui poinçonnait'],
  passage: [
    'Le train [s’arrêta|s’est arrêté] au pied du lit, sans bruit, comme s’il avait toujours passé par là. La marche était à la bonne hauteur.',
  ],
  arrive: ['La banquette était en velours et tenait chaud. Les roues répétaient un mot très doux, et cela sentait le lait et la laine.'],
  image: ['À la fenêtre passait la nuit de quelqu’un d’autre, avec une seule cuisine allumée.'],
  meet: [
    'Un ours [ouvrit|a ouvert] la porte, une casquette entre les oreilles. <helper>{helper}, contrôleur,</helper> [dit|a dit] l’ours à voix basse. <helper>Les rêves, s’il vous plaît. Même froissés.</helper>',
  ],
  task: [
    '<helper>On approche de la gare du matin,</helper> [dit|a dit] {helper}. <helper>On n’y descend qu’avec un billet, et le vôtre est resté blanc. Il faut qu’il se remplisse avant le bout de la ligne.</helper>',
  ],
  way: [
    'On [passa|est passé] par la voiture des moutons, puis par celle des oreillers. {helper} marchait devant, et balançait sa lanterne.',
  ],
  obstacle: ['Le billet était blanc des deux côtés. On ne pouvait pas écrire dessus, l’encre s’y endormait.'],
  stuck: ['Le billet [se replia|s’est replié] tout seul, et [se cacha|s’est caché] dans le gant de l’ours.'],
  still: ['Les roues [ralentirent|ont ralenti]. Entre deux mots, il y avait maintenant de la place.'],
  open: [
    'Alors, sur le billet, un trait [parut|a paru], puis une maison, puis un nom. Le train [glissa|a glissé] le long du quai. C’était la gare, avec un banc, une pendule sans aiguilles, et personne de pressé.',
  ],
  gift: [
    '{helper} [secoua|a secoué] sa casquette, et il en [tomba|est tombé] une miette d’étoile. <helper>Il y en a toujours un peu dans les coutures,</helper> [dit|a dit] l’ours.',
  ],
  homeward: ['Le train [repassa|est repassé] au pied du lit, presque à l’arrêt, et {hero} n’[eut|a eu] qu’à se pencher.'],
  question: ['<hero>Pourquoi rêve-t-on ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [nota|a noté] ses rêves sept matins de suite. Il y avait toujours dedans un bout du jour d’avant. En dormant, la tête trie ce qu’elle a vu, et elle mélange un peu les tiroirs.',
  ],
};
