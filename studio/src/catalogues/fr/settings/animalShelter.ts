import type { SettingMessages } from '../../schema.ts';

export const animalShelter: SettingMessages = {
  title: ['Le box du fond', '{hero} et celui qui n’avait pas de nom'],
  passage: [
    'Le refuge était après le dernier arrêt, derrière le pont. On y [entra|est entré] par une petite porte, parce que la grande faisait peur aux chats.',
    '{hero} avait une vieille couverture sous le bras, pour donner. Elle avait encore ses initiales.',
  ],
  arrive: [
    'Ça sentait le biscuit et la couverture. Une queue tapait contre du bois avant qu’on voie à qui elle était, et tout le monde, ici, avait des mains lentes.',
    'Des griffes trottaient sur le carrelage. Il faisait chaud, cela sentait le poil, et quelqu’un chantonnait en lavant des gamelles.',
  ],
  image: [
    'À chaque box, il y avait une ardoise avec un nom. Sur la dernière, il n’y avait rien que de la craie mal essuyée.',
    'Un chat dormait dans le bac à lettres, sur l’annonce : chat perdu, retrouvé.',
  ],
  meet: [
    'Un chien à trois pattes [ouvrit|a ouvert] la visite. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il reçoit les nouveaux. Il n’a mordu qu’une fois, et c’était un parapluie.</companion>',
    'Un chien [se leva|s’est levé], en trois temps. <companion>Il lui manque une patte et il ne la cherche pas</companion>, [dit|a dit] {companion}. <companion>{helper}, dis bonjour.</companion> {helper} [tendit|a tendu] le museau.',
  ],
  task: [
    '<companion>Le petit du fond n’a pas de nom</companion>, [dit|a dit] {companion}. <companion>Sans nom, il ne vient pas, et on ferme à la cloche. Il faudrait en trouver un qui lui plaise. Mais il ne sort pas du box.</companion>',
    '<companion>Il y en a un à qui rien ne va</companion>, [dit|a dit] {companion}. <companion>On lui a essayé douze noms. S’il en prend un avant la cloche, il pourra aller au jardin demain. Il vit au fond de ce box.</companion>',
  ],
  way: [
    'On [remonta|a remonté] l’allée sans faire de gestes. {helper} trottait devant, un peu de travers, et saluait à gauche et à droite.',
    'On [marcha|a marché] lentement, la couverture à la main. {helper} s’arrêtait devant chaque porte, le temps d’un bonjour.',
  ],
  obstacle: [
    'Le box du fond était sombre. Dans le coin, il y avait deux yeux, et autour des yeux, beaucoup de précaution.',
    'Dans le box, il faisait sombre. On voyait la gamelle, l’eau, et puis plus rien qui veuille se montrer.',
  ],
  stuck: [
    'Les yeux [reculèrent|ont reculé]. Une gamelle [tourna|a tourné] sur elle-même, longtemps.',
    'Un grognement [roula|a roulé], tout petit, comme une bille. Il avait plus peur que les autres.',
  ],
  still: [
    '{helper} s’était couché en travers, la tête sur la patte. On entendait deux respirations, puis trois.',
    'L’eau de la gamelle ne tremblait plus. C’était déjà une réponse.',
  ],
  open: [
    'Une patte [sortit|est sortie] de l’ombre, puis un nez. Le petit [posa|a posé] le nez sur une chaussure, et [soupira|a soupiré]. {hero} [dit|a dit] un nom, tout bas, et l’oreille [tourna|a tourné]. C’était le bon.',
    'La couverture [glissa|a glissé] au bord, et quelque chose [vint|est venu] s’asseoir dessus. {hero} [essaya|a essayé] un nom, très court. Une queue [battit|a battu], une fois, deux fois.',
  ],
  gift: [
    'Sur le papier du registre, le petit avait marché avec une patte mouillée. {companion} [découpa|a découpé] l’empreinte, avec un bord, et [la donna|l’a donnée] à {hero}.',
    '{companion} [mouilla|a mouillé] un tampon, une patte, un papier. C’était une empreinte, avec ses quatre doigts. <companion>Il a signé</companion>, [dit|a dit] {companion}.',
  ],
  homeward: [
    'On [reprit|a repris] le pont. Très loin derrière, une queue tapait contre du bois.',
    '{hero} [rentra|est rentré{hero_e}] sans couverture. Il faisait bon quand même.',
  ],
  question: ['<hero>Comment un chien reconnaît-il son nom ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [dit|a dit] cinq mots sur le même ton, et {helper} n’en dormait que mieux. Au sixième, l’oreille [se dressa|s’est dressée]. Il l’avait entendu cent fois avant quelque chose de bon.',
  ],
};
