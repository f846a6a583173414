import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  passage: [
    'On entendait la fête depuis le coin de la rue. {hero_subj} [serra|a serré] le paquet et [compta|a compté] les numéros.',
    'Il y avait des ballons à la grille, et une flèche en serviettes. {hero_subj} [suivit|a suivi] les serviettes.',
    'Le carton d’invitation avait pris la pluie. On y lisait encore la rue, le numéro, et : venez avec votre faim.',
    'L’escalier sentait déjà le gâteau au premier étage. Au deuxième, il y avait des chaussures de toutes les tailles, devant une seule porte.',
  ],
  arrive: [
    'Ça sentait le sucre et le chocolat fondu. Du papier se déchirait partout, et un mirliton sifflait avec une grande constance.',
    'Le sol collait un peu. Des rires arrivaient par paquets, et une chaise tombait, toujours la même.',
    'Une porte [s’ouvrit|s’est ouverte], et le bruit [prit|a pris] tout le couloir. Cela sentait l’orange, la laine mouillée et le bonbon.',
    'Des pieds couraient au plafond, ou peut-être au-dessus. Cela sentait la cannelle et le scotch.',
    { text: 'Ça sentait le chocolat. Le sol collait, scrotch, scrotch.', to: '3-5' },
    { text: 'Un mirliton faisait tuuut. Il y avait du sucre partout.', to: '3-5' },
  ],
  image: [
    'Autour de la table, il y avait onze assiettes et dix chaises. Le gâteau n’avait rien remarqué.',
    'Un petit garçon dormait sous les manteaux, un chapeau pointu sur le nez.',
    'Sur l’appui de la fenêtre, sept verres portaient un prénom. Le huitième portait un point d’interrogation.',
    'Le plus gros paquet portait une étiquette : fragile. Un chat de la maison était assis dessus.',
  ],
  meet: [
    'Un chiot [passa|est passé] sous la nappe avec un chapeau pointu. <companion>C’est {helper}, le chien d’à côté</companion>, [dit|a dit] {companion}. <companion>Il n’est pas invité. Il est venu quand même.</companion>',
    '<companion>Attention au gâteau !</companion> [dit|a dit] {companion}. Un chiot était assis devant, très droit. C’était {helper}, et il surveillait surtout la crème.',
    'Une queue dépassait du tas de manteaux, et elle battait. <companion>Ça, c’est {helper}, le chiot du voisin</companion>, [dit|a dit] {companion}. <companion>Il a déjà ouvert trois cadeaux.</companion>',
    'Un chiot [traversa|a traversé] le salon, une chaussure dans la gueule. <companion>{helper} !</companion> [dit|a dit] {companion}. <companion>Il est du numéro huit. Il range à sa façon.</companion>',
    {
      text: 'Un chiot [passa|est passé], un chapeau pointu sur la tête. <companion>C’est {helper}</companion>, [dit|a dit] {companion}.',
      to: '3-5',
    },
    {
      text: 'Sous la nappe, une queue battait. <companion>Sors de là, {helper}</companion>, [dit|a dit] {companion}. C’était un chiot.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait passer entre les jambes, les rubans et trois disputes. La troisième était la même que la première.',
    'Le chemin traversait la danse des chaises. {hero_subj} en [gagna|a gagné] une, sans le vouloir.',
    'Le couloir était plein de manteaux, et les manteaux pleins de bras. Un des bras disait bonjour.',
    'Sous la table, il y avait un raccourci. Trois petits y tenaient déjà conseil, à cause des chips.',
  ],
  still: [
    'La musique s’était arrêtée, et ceux qui dansaient restaient sur un pied.',
    'Les assiettes étaient vides. Une goutte de sirop hésitait au bord de la nappe.',
    'Toutes les bouches étaient pleines en même temps. Dans le silence, une fourchette [tomba|est tombée] et [s’excusa|s’est excusée].',
    'Une tante avait perdu une boucle d’oreille. Tout le monde marchait sur place.',
  ],
  gift: [
    'Le gâteau [disparut|a disparu], et il [resta|est resté] un bout de bougie bleu, avec du sucre au pied. <companion>Celle du vœu</companion>, [dit|a dit] {companion}. <companion>C’est ta part.</companion>',
    '{companion} [enveloppa|a enveloppé] un bout de bougie dans une serviette. <companion>Il reste un vœu dedans</companion>, [dit|a dit] {companion}.',
  ],
  homeward: [
    'Au retour, {helper} [suivit|a suivi] jusqu’au réverbère, son chapeau sur une oreille.',
    '{hero_subj} [repartit|est reparti{hero_e}] avec un sac de papier. Il était vide, mais il sentait la fête.',
    'Le carton d’invitation était dans la poche, avec du sucre dessus. Il ne servait plus, et il [resta|est resté] là.',
    'Devant la porte, il ne restait que deux paires de chaussures. La bonne était dessous.',
  ],
  question: [
    '<hero>Pourquoi un ballon frotté tient-il tout seul au mur ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [frotta|a frotté] le ballon sur une manche de laine, et des miettes de papier [sautèrent|ont sauté] dessus. En frottant, le ballon prend à la laine de tout petits grains d’électricité. Ils attirent le papier et le mur.',
  ],
};
