import type { Tables } from '../schema.ts';

export const company: Tables['company'] = {
  met: {
    comes: [
      'Au portail, {companion} attendait. {companion_subj} connaissait le chemin et avait deux prunes, une pour chacun.',
      'Ce jour-là, {companion} venait aussi. {companion_subj} y était déjà allé{companion_e} et connaissait tout le monde.',
      '<companion>Tu viens ?</companion> [cria|a crié] {companion} par-dessus la clôture. {companion} connaissait déjà le chemin.',
    ],
  },
  sibling: {
    comes: [
      '<companion>Je viens aussi</companion>, [dit|a dit] {companion}. {companion} avait déjà une chaussure au pied. C’était une chaussure {de_hero}.',
      'Devant la porte, {companion} attendait avec le goûter. Cela faisait deux.',
      '{companion} [vint|est venu{companion_e}] aussi. Personne n’avait rien demandé. {companion} n’attendait jamais cela.',
    ],
  },
  friend: {
    comes: [
      'Au coin de la rue, il y avait {companion}. <companion>Te voilà</companion>, [dit|a dit] {companion}. Et la route [continua|a continué] à deux.',
      '{companion} venait, bien sûr. {companion_subj} avait pris un bout de ficelle, au cas où.',
      'Maintenant, il y avait {hero} et {companion}. À deux, tous les chemins sont moitié moins longs.',
    ],
  },
  near: {
    comes: [
      '{companion} [vint|est venu{companion_e}] aussi. {companion_subj} voulait seulement dire bonjour, et n’avait pas ôté sa veste.',
      '<companion>J’ai le temps</companion>, [dit|a dit] {companion}. Cela faisait donc deux.',
      '{companion} [tint|a tenu] la porte, puis [passa|est passé{companion_e}] à son tour.',
    ],
  },
  robot: {
    comes: [
      'Avec {companion}, il fallait choisir ses mots. Un robot fait ce qu’il entend.',
      'Les genoux {de_companion} grinçaient un peu, comme ceux de tous les robots. Ainsi, {hero} savait toujours où {companion_il} était.',
    ],
  },
  animal: {
    comes: [
      '{companion} allait devant, à quatre pattes. Son nez était parti encore plus tôt.',
      '{companion} sentait ce que les autres voyaient seulement. Cela demandait beaucoup d’arrêts.',
    ],
  },
  magical_being: {
    comes: [
      'Des étincelles accompagnaient {companion}, au bord des manches. Elles se tenaient bien.',
      '{companion} connaissait un seul petit tour de magie. Personne ne savait encore à quoi il servait.',
    ],
  },
  mythical_creature: {
    comes: [
      '{companion} gardait ses ailes serrées, à cause des fils à linge. Cela lui donnait l’air timide.',
      'Dans les contes, tout le monde s’enfuit devant {companion}. Ici, une voix [dit|a dit] seulement de faire attention à la queue.',
    ],
  },
  imaginary_friend: {
    comes: [
      'Pour voir {companion}, il fallait être au courant. Avec les portes, {companion_il} faisait donc attention.',
      '{companion} ne laissait pas de traces. Alors {hero} marchait un peu plus large, pour deux.',
    ],
  },
};
