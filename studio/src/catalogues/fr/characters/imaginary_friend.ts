import type { Tables } from '../../schema.ts';

export const imaginary_friend: NonNullable<Tables['character']['imaginary_friend']> = {
  home: [
    'Il n’y avait que {companion} qui voyait {hero}. Cela suffisait largement. À table, {companion} demandait toujours une chaise de plus.',
    '{hero_subj} était né{hero_e} un jour de pluie, dans la tête de {companion}, et en était sorti{hero_e} pour jouer. Depuis, on ne se quittait pas.',
    '{companion} avait inventé {hero} avec un bouton, deux jours de fièvre et une chanson. Le bouton était toujours là.',
    '{hero_subj} habitait chez {companion}, entre l’oreiller et le mur. C’était petit, mais on n’y payait pas de loyer.',
    'Quand il manquait un biscuit, {companion} disait que c’était {hero}. Quelquefois, c’était même exact.',
    'On ne voyait pas {hero} sur les photos de {companion}. Mais il y avait toujours une place vide, bien cadrée.',
    '{companion} parlait à {hero} dans le bain. {hero_subj} répondait, mais avec de la mousse sur la tête.',
    'Les grands passaient à travers {hero} sans le savoir. Alors {companion} leur disait : attention.',
    '{hero_subj} avait exactement l’âge de {companion}, sauf les jours d’orage. Ces jours-là, {hero_il} était bien plus grand{hero_e}.',
    'Dans le dessin de {companion}, {hero} avait six doigts. Depuis, {hero_il} en avait six, et trouvait cela pratique.',
  ],
  senses: [
    'Rien, ici, ne remarquait {hero}, sauf un bébé et un chien. Ces deux-là remarquent tout.',
    'Quand {companion} y pensait très fort, {hero} faisait une ombre. Une petite, mais bien nette.',
    '{hero_subj} [respira|a respiré] ce que respirait {companion}. C’était plus simple.',
    '{hero_subj} ne laissait pas de traces. {companion} en [fit|a fait] deux fois plus, pour compenser.',
    'Une porte [essaya|a essayé] de se fermer sur {hero}, [passa|est passée] à travers, et [s’excusa|s’est excusée].',
    '{hero_subj} [sentit|a senti] le vent, parce que {companion} avait dit qu’il y en avait.',
  ],
};
