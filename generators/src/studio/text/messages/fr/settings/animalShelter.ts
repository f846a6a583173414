import type { SettingMessages } from '../../schema.ts';

export const animalShelter: SettingMessages = {
  title: ['Le box du fond', '{hero} et celui qui n’avait pas de nom'],
  passage: [
    'Le refuge était après le dernier arrêt, derrière le pont. On y [entra|est entré] par une petite porte, parce que la grande faisait peur aux chats.',
  ],
  arrive: [
    'Ça sentait le biscuit et la couverture. Une queue tapait contre du bois avant qu’on voie à qui elle était, et tout le monde, ici, avait des mains lentes.',
  ],
  image: ['À chaque box, il y avait une ardoise avec un nom. Sur la dernière, il n’y avait rien que de la craie mal essuyée.'],
  meet: [
    'Un chien à trois pattes [ouvrit|a ouvert] la visite. <companion>C’est {helper},</companion> [dit|a dit] {companion}. <companion>Il reçoit les nouveaux. Il n’a mordu qu’une fois, et c’était un parapluie.</companion>',
  ],
  task: [
    '<companion>Le petit du fond n’a pas de nom,</companion> [dit|a dit] {companion}. <companion>Sans nom, il ne vient pas, et on ferme à la cloche. Il faudrait en trouver un qui lui plaise. Mais il ne sort pas du box.</companion>',
  ],
  way: [
    'On [remonta|a remonté] l’allée sans faire de gestes. {helper} trottait devant, un peu de travers, et saluait à gauche et à droite.',
  ],
  obstacle: ['Le box du fond était sombre. Dans le coin, il y avait deux yeux, et autour des yeux, beaucoup de précaution.'],
  stuck: ['Les yeux [reculèrent|ont reculé]. Une gamelle [tourna|a tourné] sur elle-même, longtemps.'],
  still: ['{helper} s’était couché en travers, la tête sur la patte. On entendait deux respirations, puis trois.'],
  open: [
    'Une patte [sortit|est sortie] de l’ombre, puis un nez. Le petit [posa|a posé] le nez sur une chaussure, et [soupira|a soupiré]. {hero} [dit|a dit] un nom, tout bas, et l’oreille [tourna|a tourné]. C’était le bon.',
  ],
  gift: [
    'Sur le papier du registre, le petit avait marché avec une patte mouillée. {companion} [découpa|a découpé] l’empreinte, avec un bord, et [la donna|l’a donnée] à {hero}.',
  ],
  homeward: ['On [reprit|a repris] le pont. Très loin derrière, une queue tapait contre du bois.'],
  question: ['<hero>Comment un chien reconnaît-il son nom ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [dit|a dit] cinq mots sur le même ton, et {helper} n’en dormait que mieux. Au sixième, l’oreille [se dressa|s’est dressée]. Il l’avait entendu cent fois avant quelque chose de bon.',
  ],
};
