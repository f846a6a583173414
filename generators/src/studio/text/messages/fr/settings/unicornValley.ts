import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  title: ['La source d’argent', '{hero} et la licorne qui boitait un peu'],
  passage: ['Sur la carte, l’endroit n’était qu’une tache de café. {hero_subj} [suivit|a suivi] le bord de la tache, {to_setting}.'],
  arrive: [
    'Cela sentait le trèfle. Un souffle tiède comme du lait passait dans le cou, et des sabots faisaient sur la pierre un bruit de verres qu’on trinque.',
  ],
  image: ['Dans l’herbe, les traces de sabots se remplissaient de lumière, lentement, comme des tasses.'],
  meet: [
    'Une jeune licorne avait un nœud dans la crinière et faisait semblant de rien. <helper>{helper},</helper> [dit-elle|a-t-elle dit]. <helper>Je suis une licorne moderne. Je ne pose pas.</helper>',
  ],
  task: [
    '<helper>La source d’argent ne coule plus,</helper> [dit|a dit] {helper}. <helper>Une branche doit la boucher. Il faut y aller avant la nuit, et autour de la source, il y a le roncier.</helper>',
  ],
  way: ['On [traversa|a traversé] la vallée au petit trot, ou presque. {helper} s’arrêtait à chaque pommier, pour vérifier.'],
  obstacle: ['Le roncier faisait le tour de la source, serré comme un tricot. Chaque épine avait son avis.'],
  stuck: ['Une ronce [attrapa|a attrapé] une manche et [n’en démordit pas|n’en a pas démordu].'],
  still: ['Les traces de lumière [pâlirent|ont pâli]. Une plume de chardon [passa|est passée], sans se poser.'],
  open: [
    'Le roncier [s’écarta|s’est écarté] là où l’on avait cessé de tirer. La source n’attendait que cela : on [ôta|a ôté] la branche, et l’eau [revint|est revenue], brillante, avec un bruit de petite monnaie.',
  ],
  gift: [
    '{helper} [laissa|a laissé] un crin d’argent entre les doigts de {hero}. <helper>Pour réparer quelque chose,</helper> [dit-elle|a-t-elle dit]. <helper>N’importe quoi. Ça tient.</helper>',
  ],
  homeward: ['Les traces de sabots [éclairèrent|ont éclairé] le chemin jusqu’au bord de la carte.'],
  question: ['<hero>Pourquoi l’eau d’une source est-elle si froide, même en été ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [mit|a mis] un doigt dans l’eau, un autre dans la mare. La mare était tiède. L’eau de la source sort de sous la terre, où le soleil n’arrive jamais.',
  ],
};
