import type { Tables } from '../schema.ts';

export const company: Tables['company'] = {
  met: {
    comes: [
      '{companion} attendait déjà. {companion_subj} connaissait le chemin et avait deux prunes, une pour chacun.',
      'Ce jour-là, {companion} venait aussi. {companion_subj} y était déjà allé{companion_e} et connaissait tout le monde.',
      '<companion>Tu viens ?</companion> [demanda|a demandé] {companion}, le menton sur l’appui de la fenêtre. {companion} connaissait déjà le chemin.',
      'C’était l’heure de la tartine, et {companion} n’avait pas fini la sienne. {companion} [vint|est venu{companion_e}] quand même, la tartine à la main.',
      '<companion>J’ai pris deux pommes</companion>, [dit|a dit] {companion} en guise de bonjour. {companion_subj} avait l’habitude de cette route.',
      '{companion} était assis{companion_e} sur le rebord et balançait les jambes. <companion>Enfin</companion>, [dit|a dit] {companion}. <companion>J’ai compté jusqu’à neuf cents.</companion>',
      '{companion} avait promis de venir, et tenait toujours ses promesses. Ce jour-là, l’une d’elles avait même une ficelle.',
      '<companion>Moi, c’est {companion}</companion>, [dit|a dit] quelqu’un. <companion>Tu as la tête de quelqu’un qui s’en va.</companion> C’était exact, et l’on s’en [alla|est allé] à deux.',
      'Il y avait {companion}, avec un seau vide. <companion>On ne sait jamais</companion>, [dit|a dit] {companion}, et le seau [vint|est venu] avec.',
      '{companion} [partit|est parti{companion_e}], [revint|est revenu{companion_e}] pour son écharpe, et [rattrapa|a rattrapé] {hero} sans courir.',
      'On n’allait jamais là-bas sans {companion}. {companion} connaissait le nom de tous, et l’heure de chacun.',
    ],
  },
  sibling: {
    comes: [
      '<companion>Je viens aussi</companion>, [dit|a dit] {companion}. {companion} avait déjà une chaussure au pied. C’était une chaussure {de_hero}.',
      'Devant la porte, {companion} attendait avec le goûter. Cela faisait deux.',
      '{companion} [vint|est venu{companion_e}] aussi. Personne n’avait rien demandé. {companion} n’attendait jamais cela.',
      '<companion>Tu oublies quelque chose</companion>, [dit|a dit] {companion}. {hero} [fouilla|a fouillé] ses poches. <companion>Moi</companion>, [dit|a dit] {companion}.',
      '{companion} [sortit|est sorti{companion_e}] de sous la table, tout habillé{companion_e}. On n’a jamais su qui l’avait prévenu{companion_e}.',
      'Derrière {hero}, quelqu’un marchait dans ses pas, exactement. C’était {companion}, et c’était un jeu.',
    ],
  },
  friend: {
    comes: [
      'Au coin de la rue, il y avait {companion}. <companion>Te voilà</companion>, [dit|a dit] {companion}. Et la route [continua|a continué] à deux.',
      '{companion} venait, bien sûr. {companion_subj} avait pris un bout de ficelle, au cas où.',
      'Maintenant, il y avait {hero} et {companion}. À deux, tous les chemins sont moitié moins longs.',
      '{companion} attendait, les lacets défaits, comme toujours. On les [noua|a noués], et l’on [fut|a été] deux.',
      '<companion>J’ai demandé</companion>, [dit|a dit] {companion}. <companion>J’ai le droit jusqu’à la nuit, moins dix minutes.</companion>',
      'Deux coups courts, un long : c’était {companion}, à la porte. {hero} était déjà dehors.',
    ],
  },
  near: {
    comes: [
      '{companion} [vint|est venu{companion_e}] aussi. {companion_subj} voulait seulement dire bonjour, et n’avait pas ôté sa veste.',
      '<companion>J’ai le temps</companion>, [dit|a dit] {companion}. Cela faisait donc deux.',
      '{companion} [tint|a tenu] la porte, puis [passa|est passé{companion_e}] à son tour.',
      '<companion>Je t’accompagne un bout</companion>, [dit|a dit] {companion}. Avec {companion}, un bout allait souvent jusqu’à la fin.',
      '{companion} avait justement quelque chose à faire par là. {hero} [demanda|a demandé] quoi. <companion>Toi</companion>, [dit|a dit] {companion}.',
      'Il restait une place à côté de {hero}. {companion} [s’y mit|s’y est mis{companion_e}], sans rien dire.',
    ],
  },
  robot: {
    comes: [
      'Avec {companion}, il fallait choisir ses mots. Un robot fait ce qu’il entend.',
      'Les genoux {de_companion} grinçaient un peu, comme ceux de tous les robots. Ainsi, {hero} savait toujours où {companion_il} était.',
      'Quand {companion} réfléchissait, cela faisait un petit bruit de frigo. On attendait.',
      '<companion>Départ</companion>, [dit|a dit] {companion} en levant un pied. L’autre pied avait besoin de l’ordre aussi.',
    ],
  },
  animal: {
    comes: [
      '{companion} allait devant, à quatre pattes. Son nez était parti encore plus tôt.',
      '{companion} sentait ce que les autres voyaient seulement. Cela demandait beaucoup d’arrêts.',
      'Les oreilles de {companion} dépassaient de l’herbe. C’était pratique pour se retrouver.',
      '{companion} s’arrêtait à chaque poteau, pour le courrier.',
    ],
  },
  magical_being: {
    comes: [
      'Des étincelles accompagnaient {companion}, au bord des manches. Elles se tenaient bien.',
      '{companion} connaissait un seul petit tour de magie. Personne ne savait encore à quoi il servait.',
      '{companion} laissait derrière {companion_lui} un peu de lumière, comme d’autres laissent des miettes.',
      'Les boutons de {companion} changeaient de couleur selon l’humeur. Ils étaient jaunes. C’était bon signe.',
    ],
  },
  mythical_creature: {
    comes: [
      '{companion} gardait ses ailes serrées, à cause des fils à linge. Cela lui donnait l’air timide.',
      'Dans les contes, tout le monde s’enfuit devant {companion}. Ici, une voix [dit|a dit] seulement de faire attention à la queue.',
      '{companion} baissait la tête sous les branches, à cause de la corne. Les branches disaient merci.',
      'Les gens reculaient d’un pas pour voir {companion} en entier. {companion} reculait aussi, par timidité.',
    ],
  },
  imaginary_friend: {
    comes: [
      'Pour voir {companion}, il fallait être au courant. Avec les portes, {companion_il} faisait donc attention.',
      '{companion} ne laissait pas de traces. Alors {hero} marchait un peu plus large, pour deux.',
      '{companion} prenait la place qui restait, et il en restait toujours.',
      'On demandait souvent à {hero} à qui {hero_il} parlait. {companion} trouvait la question vexante.',
    ],
  },
};
