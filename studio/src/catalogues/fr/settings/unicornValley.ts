import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  title: ['La source d’argent', '{hero} et la licorne qui boitait un peu'],
  passage: [
    'Sur la carte, l’endroit n’était qu’une tache de café. {hero_subj} [suivit|a suivi] le bord de la tache, {to_setting}.',
    'L’affiche promettait un festival : la Vallée des licornes, entrée par le pré. {hero_subj} [enjamba|a enjambé] le fil, et il n’y avait pas de festival.',
  ],
  arrive: [
    'Cela sentait le trèfle. Un souffle tiède passait dans le cou. Des sabots faisaient sur la pierre un bruit de verres qu’on trinque.',
    'L’herbe était si tendre qu’elle ne faisait pas de bruit. Quelqu’un mâchait des pommes, et cela sentait le miel chaud.',
  ],
  image: [
    'Dans l’herbe, les traces de sabots se remplissaient de lumière, lentement, comme des tasses.',
    'Un cerf-volant était pris dans une corne. Sa propriétaire faisait comme si c’était un chapeau.',
  ],
  meet: [
    'Une jeune licorne avait un nœud dans la crinière et faisait semblant de rien. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je suis une licorne moderne. Je ne pose pas.</helper>',
    '<helper>Pas de photo</helper>, [dit|a dit] une jeune licorne, de la boue jusqu’aux genoux. <helper>{helper}. Je travaille ici.</helper>',
  ],
  task: [
    '<helper>La source d’argent ne coule plus</helper>, [dit|a dit] {helper}. <helper>Une branche doit la boucher. Il faut y aller avant la nuit, et autour de la source, il y a le roncier.</helper>',
    '<helper>Plus d’eau d’argent depuis ce matin</helper>, [dit|a dit] {helper}. <helper>Les petits ont soif et le soir vient. La source est au milieu du roncier. Moi, je n’y passe pas.</helper>',
  ],
  way: [
    'On [traversa|a traversé] la vallée au petit trot, ou presque. {helper} s’arrêtait à chaque pommier, pour vérifier.',
    'On [coupa|a coupé] par les pommiers. {helper} marchait sur les trois bons côtés, et disait que ça allait.',
  ],
  obstacle: [
    'Le roncier faisait le tour de la source, serré comme un tricot. Chaque épine avait son avis.',
    'Le roncier était plus haut qu’une porte. Il sentait la mûre, et il le savait.',
  ],
  stuck: [
    'Une ronce [attrapa|a attrapé] une manche et [n’en démordit pas|n’en a pas démordu].',
    'Une épine [écrivit|a écrit] quelque chose sur un genou. C’était un v.',
  ],
  still: [
    'Les traces de lumière [pâlirent|ont pâli]. Une plume de chardon [passa|est passée], sans se poser.',
    'Une mûre [tomba|est tombée]. On l’[entendit|a entendue] réfléchir.',
  ],
  open: [
    'Le roncier [s’écarta|s’est écarté] là où l’on avait cessé de tirer. La source n’attendait que cela : on [ôta|a ôté] la branche, et l’eau [revint|est revenue], brillante, avec un bruit de petite monnaie.',
    'Sous les ronces, il y avait un passage de lapin. On y [rampa|a rampé]. Une pierre ôtée, et la source [sortit|est sortie], claire et tintante, et [courut|a couru] jusqu’aux petits.',
  ],
  gift: [
    '{helper} [laissa|a laissé] un crin d’argent entre les doigts de {hero}. <helper>Pour réparer quelque chose. N’importe quoi. Ça tient.</helper>',
    '<helper>Attends</helper>, [dit|a dit] {helper}, et elle [coupa|a coupé] avec les dents un crin d’argent. <helper>Il brille quand on a raison. Pas souvent, donc.</helper>',
  ],
  homeward: [
    'Les traces de sabots [éclairèrent|ont éclairé] le chemin jusqu’au bord de la carte.',
    'De l’autre côté du fil, c’était le pré. L’affiche disait maintenant : complet.',
  ],
  question: [
    '<hero>Pourquoi l’eau d’une source est-elle si froide, même en été ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [mit|a mis] un doigt dans l’eau, un autre dans la mare. La mare était tiède. L’eau de la source sort de sous la terre, où le soleil n’arrive jamais.',
  ],
};
