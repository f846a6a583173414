import type { LessonMessages } from '../../schema.ts';

export const sayingPleaseThankYou: readonly LessonMessages[] = [
  {
    dilemma: [
      'Il y avait un guichet, avec quelqu’un derrière, et une clochette. {hero} n’avait pas le temps. <hero>De l’eau, vite</hero>, [cria|a crié] {hero}.',
    ],
    firstTry: [
      'Au guichet, on lui [donna|a donné] de l’eau, vite. Elle n’avait pas de verre. <hero>Un verre !</hero> On lui [donna|a donné] un verre, un seul, très petit, et vide.',
    ],
    why: [
      'Chaque ordre était suivi à la lettre, et cela devenait de plus en plus humide. <companion>Tu as oublié quelque chose</companion>, [dit|a dit] {companion}. <hero>Une serviette</hero>, [cria|a crié] {hero}. Elle était mouillée.',
    ],
    again: ['{hero_subj} [appuya|a appuyé] neuf fois sur la clochette. On lui [donna|a donné] la clochette.'],
    turn: [
      '{hero_subj} [se haussa|s’est haussé{hero_e}] jusqu’au guichet et [vit|a vu], pour la première fois, un visage. Il avait les yeux fatigués et un badge avec un nom.',
    ],
    deed: [
      '<hero>Bonjour, Camille</hero>, [dit|a dit] {hero}, à la même hauteur. <hero>Je voudrais un verre d’eau, s’il vous plaît.</hero>',
    ],
    answer: [
      'Le visage [s’ouvrit|s’est ouvert] comme un volet. L’eau [vint|est venue], dans un verre, avec une rondelle de citron. <hero>Merci</hero>, [dit|a dit] {hero}. <companion>Tu vois</companion>, [dit|a dit] {companion}, <companion>c’était Camille.</companion>',
    ],
    echo: ['On [rendit|a rendu] la clochette. Elle était sèche.'],
  },
  {
    dilemma: [
      'Un vieux portier gardait la clé, assis sur sa chaise. Il avait tout son temps, et {hero} n’en avait pas. <hero>La clé</hero>, [dit|a dit] {hero}, la main tendue.',
    ],
    firstTry: [
      'Le portier [fouilla|a fouillé] dans ses poches et [tendit|a tendu] une clé. C’était une clé de boîte à sardines. <hero>Non, l’autre !</hero> C’était l’autre clé de la boîte à sardines.',
    ],
    why: [
      'À la onzième clé, {hero} en avait les bras pleins, et aucune n’allait. <companion>Il donne exactement ce qu’on demande</companion>, [dit|a dit] {companion}. <companion>Il attend qu’on demande autrement.</companion>',
    ],
    again: [
      '<hero>La bonne</hero>, [cria|a crié] {hero}. Le portier lui [donna|a donné] la bonne : elle ouvrait le piano.',
    ],
    turn: [
      '{hero_subj} [posa|a posé] le tas de clés. Le portier avait un trou à sa mitaine, et une chaise trop basse. Depuis ce matin, personne ne lui avait dit deux mots de suite.',
    ],
    deed: [
      '{hero_subj} [s’accroupit|s’est accroupi{hero_e}] devant la chaise. <hero>S’il vous plaît</hero>, [dit|a dit] {hero}, <hero>laquelle prendriez-vous, vous.</hero>',
    ],
    answer: [
      'Le portier [sourit|a souri] et [ôta|a ôté] son chapeau. La clé était dessous. <hero>Merci, monsieur</hero>, [dit|a dit] {hero}. <companion>Il l’avait tiédie</companion>, [dit|a dit] {companion}.',
    ],
    echo: ['{hero} [garda|a gardé] une clé de boîte à sardines. Il y a toujours des sardines quelque part.'],
  },
];
