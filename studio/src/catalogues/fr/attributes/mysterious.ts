import type { Tables } from '../../schema.ts';

export const mysterious: NonNullable<Tables['attribute']['mysterious']> = {
  line: [
    '{hero_subj} [sortit|a sorti] de sa poche un billet plié, [le lut|l’a lu], et [le replia|l’a replié] sans rien dire.',
    'On ne savait jamais si {hero} venait d’arriver, ou si {hero_il} était là depuis le début.',
    '{hero_subj} [marcha|a marché] un moment à l’ombre, là où l’on ne voyait que ses yeux.',
    '<hero>Je connais quelqu’un par ici</hero>, [dit|a dit] {hero}. Qui donc, on [ne l’apprit pas|ne l’a pas appris].',
    '{hero_subj} [traça|a tracé] un signe dans la poussière et l’[effaça|a effacé] aussitôt.',
    'Quand on se retournait, {hero} était déjà de l’autre côté.',
    '{hero_subj} [glissa|a glissé] une petite clé sous sa manche. Elle n’ouvrait rien, ou presque.',
    '{hero_subj} [murmura|a murmuré] trois mots à un arbre. L’arbre [garda|a gardé] cela pour lui.',
    'Il y avait un trou dans ce que racontait {hero}, juste au milieu, et c’était le plus intéressant.',
    '{hero_subj} [releva|a relevé] son col. On ne voyait plus qu’une moitié de sourire.',
  ],
};
