import type { SettingMessages } from '../../schema.ts';

export const animalShelter: SettingMessages = {
  passage: [
    'Le refuge était après le dernier arrêt, derrière le pont. On y [entra|est entré] par une petite porte, parce que la grande faisait peur aux chats.',
    '{hero} avait un vieux coussin sous le bras, pour donner. La directrice [le posa|l’a posé] derrière le comptoir et [ouvrit|a ouvert] la petite porte.',
    'Le bus de la gare s’arrêtait pile devant la grille. Trois chiens [vinrent|sont venus] dire l’heure qu’il était.',
    'La voisine venait ici tous les mercredis, avec un sac de journaux. Ce mercredi, le sac avait deux poignées de plus.',
  ],
  arrive: [
    'Ça sentait le biscuit et la couverture. Une queue tapait contre du bois avant qu’on voie le chien. Tout le monde, ici, avait des mains lentes.',
    'Des griffes trottaient sur le sol, tic, tic. Il faisait chaud, et cela sentait le poil. Une voix chantait tout bas, dans un bruit d’eau et de bols.',
    'Une oie parlait toute seule dans la cour. Il y avait une odeur de savon et de poil mouillé, et un chariot à gamelles qui avait besoin d’huile.',
    'Une machine à laver tournait, pleine de coussins. Cela sentait le foin et la pluie sèche, et un perroquet disait au revoir à ceux qui entraient.',
    { text: 'Tic, tic, des griffes. Ça sentait le chien mouillé.', to: '3-5' },
    { text: 'Une queue tapait : poum, poum. Il faisait bien chaud.', to: '3-5' },
  ],
  image: [
    'À chaque box, il y avait une ardoise avec un nom. Sur la dernière, il n’y avait rien que de la craie mal essuyée.',
    'Un chat dormait dans le bac à lettres, sur l’annonce : chat perdu, retrouvé.',
    'À un crochet pendait une laisse en cuir, et à la laisse une étiquette : prêtée au facteur.',
    'Devant une cage vide, un chat attendait. La pancarte disait : adopté hier.',
  ],
  meet: [
    'Un chien à trois pattes [ouvrit|a ouvert] la visite. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il reçoit les nouveaux. Il n’a mordu qu’une fois, et c’était un parapluie.</companion>',
    'Un chien [se leva|s’est levé], en trois temps. <companion>Il lui manque une patte et il ne la cherche pas</companion>, [dit|a dit] {companion}. <companion>{helper}, dis bonjour.</companion> {helper} [tendit|a tendu] le museau.',
    'Un chien à trois pattes traversait la cour de biais, comme sous le vent. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il va toujours tout droit, à condition de regarder de côté.</companion>',
    'Trois pattes et une queue [arrivèrent|sont arrivées] au galop. <companion>Du calme, {helper}</companion>, [dit|a dit] {companion}. Le chien [s’assit|s’est assis] sur un pied, pour que personne ne reparte.',
    {
      text: 'Un chien [arriva|est arrivé], sur trois pattes. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. Il [lécha|a léché] un genou.',
      to: '3-5',
    },
    {
      text: '<companion>Assis, {helper}</companion>, [dit|a dit] {companion}. Le chien à trois pattes [s’assit|s’est assis] sur un pied.',
      to: '3-5',
    },
  ],
  way: [
    'On [remonta|a remonté] l’allée sans faire de gestes. {helper} trottait devant, un peu de travers, et saluait à gauche et à droite.',
    'On [marcha|a marché] lentement, les mains bien en vue. {helper} s’arrêtait devant chaque porte, le temps d’un bonjour.',
    'Le couloir avait une ligne jaune au sol, et tout le monde la suivait, sauf les chats. {helper} s’arrêtait à chaque porte et écoutait.',
    'On [porta|a porté] les bols vides d’un bout à l’autre, en pile. {helper} vérifiait chacun, au cas où.',
  ],
  still: [
    '{helper} s’était couché en travers, la tête sur la patte. On entendait deux respirations, puis trois.',
    'L’eau de la gamelle ne tremblait plus. C’était déjà une réponse.',
    'Dans un box, un chien [tourna|a tourné] trois fois et [se coucha|s’est couché]. Il ne restait que l’eau d’un robinet.',
    'Un chaton [ouvrit|a ouvert] la bouche pour miauler, et [bâilla|a bâillé] à la place.',
  ],
  gift: [
    'Sur le papier du registre, {helper} avait marché avec une patte mouillée. {companion} [découpa|a découpé] l’empreinte, avec un bord, et [la donna|l’a donnée] à {hero}.',
    '{companion} [mouilla|a mouillé] un tampon, une patte, un papier. C’était une empreinte, avec ses quatre doigts. <companion>Il a signé</companion>, [dit|a dit] {companion}.',
  ],
  homeward: [
    'On [reprit|a repris] le pont. Très loin derrière, une queue tapait contre du bois.',
    'Derrière le comptoir, le coussin avait déjà un chat dessus. Le retour [fut|a été] plus léger d’un coussin.',
    'La grille [se ferma|s’est fermée] sur trois queues. Dans le bus, une vieille dame [renifla|a reniflé] les manches de {hero} et [sourit|a souri].',
    'Le sac de la voisine était vide, et sentait le lapin. Jusqu’au pont, elle [parla|a parlé] de la semaine prochaine.',
  ],
  question: ['<hero>Comment un chien reconnaît-il son nom ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [dit|a dit] cinq mots sur le même ton, et {helper} n’en dormait que mieux. Au sixième, l’oreille [se dressa|s’est dressée]. Il l’avait entendu cent fois avant quelque chose de bon.',
  ],
};
