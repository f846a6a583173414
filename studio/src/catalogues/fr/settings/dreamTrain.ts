import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  title: ['La gare du matin', '{hero} et l’ours qui poinçonnait'],
  passage: [
    'Le train [s’arrêta|s’est arrêté] au pied du lit, sans bruit, comme s’il avait toujours passé par là. La marche était à la bonne hauteur.',
    'Un coup de sifflet, très doux, [passa|est passé] sous la porte. Le tapis avait des rails.',
  ],
  arrive: [
    'La banquette était en velours et tenait chaud. Les roues répétaient un mot très doux, et cela sentait le lait et la laine.',
    'Les lampes étaient basses et couleur de thé. La couverture grattait un peu, et le plancher berçait.',
  ],
  image: [
    'À la fenêtre passait la nuit de quelqu’un d’autre, avec une seule cuisine allumée.',
    'Dans le filet à bagages dormait une valise. Elle suçait sa poignée.',
  ],
  meet: [
    'Un ours [ouvrit|a ouvert] la porte, une casquette entre les oreilles. <helper>{helper}, contrôleur</helper>, [dit|a dit] l’ours à voix basse. <helper>Les rêves, s’il vous plaît. Même froissés.</helper>',
    '<helper>Complet, mais il y a de la place</helper>, [dit|a dit] un ours en uniforme. <helper>{helper}, chef de train. Posez vos soucis sous le siège.</helper>',
  ],
  task: [
    '<helper>On approche de la gare du matin</helper>, [dit|a dit] {helper}. <helper>On n’y descend qu’avec un billet, et le vôtre est resté blanc. Il faut qu’il se remplisse avant le bout de la ligne.</helper>',
    '<helper>La prochaine est la gare du matin</helper>, [dit|a dit] {helper}. <helper>Sans billet rempli, le train repasse et l’on ne se réveille pas reposé. Le vôtre est vide. Il faut l’aider un peu.</helper>',
  ],
  way: [
    'On [passa|est passé] par la voiture des moutons, puis par celle des oreillers. {helper} marchait devant, et balançait sa lanterne.',
    'On [traversa|a traversé] le wagon-lit et le wagon-nuage. {helper} bordait les gens au passage.',
  ],
  obstacle: [
    'Le billet était blanc des deux côtés. On ne pouvait pas écrire dessus, l’encre s’y endormait.',
    'Le billet ne prenait ni crayon ni encre. Il était lisse et blanc comme un œuf.',
  ],
  stuck: [
    'Le billet [se replia|s’est replié] tout seul, et [se cacha|s’est caché] dans le gant de l’ours.',
    'Le billet [devint|est devenu] un peu plus blanc.',
  ],
  still: [
    'Les roues [ralentirent|ont ralenti]. Entre deux mots, il y avait maintenant de la place.',
    'La vapeur dormait contre la vitre. On n’entendait qu’un mot sur deux des roues.',
  ],
  open: [
    'Alors, sur le billet, un trait [parut|a paru], puis une maison, puis un nom. Le train [glissa|a glissé] le long du quai. C’était la gare, avec un banc, une pendule sans aiguilles, et personne de pressé.',
    'Le billet [prit|a pris] des couleurs, par le coin, comme le ciel. On y [vit|a vu] le jour d’aujourd’hui, tout entier. Le train [entra|est entré] en gare, et la gare était calme.',
  ],
  gift: [
    '{helper} [secoua|a secoué] sa casquette, et il en [tomba|est tombé] une miette d’étoile. <helper>Il y en a toujours un peu dans les coutures</helper>, [dit|a dit] l’ours.',
    '{helper} [brossa|a brossé] sa manche et [recueillit|a recueilli] une miette d’étoile. <helper>Pas pour manger</helper>, [dit|a dit] l’ours. <helper>Pour veilleuse.</helper>',
  ],
  homeward: [
    'Le train [repassa|est repassé] au pied du lit, presque à l’arrêt, et {hero} n’[eut|a eu] qu’à se pencher.',
    'Les rails [redevinrent|sont redevenus] des franges, une par une.',
  ],
  question: ['<hero>Pourquoi rêve-t-on ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [nota|a noté] ses rêves sept matins de suite. Il y avait toujours dedans un bout du jour d’avant. En dormant, la tête trie ce qu’elle a vu, et elle mélange un peu les tiroirs.',
  ],
};
