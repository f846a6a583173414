import type { Tables } from '../../schema.ts';

export const adventurous: NonNullable<Tables['trait']['adventurous']> = {
  home: [
    'Entre le chemin court et l’autre, {hero} n’avait jamais pris le court.',
    'Le sac de {hero} était toujours prêt : une corde, une pomme et une chaussette de rechange.',
    '{hero_subj} dormait une fois par semaine sous la table, pour changer de pays.',
    'Sur le mur de {hero}, il y avait une carte du quartier avec des monstres aux carrefours.',
    'Pour aller chercher le pain, {hero} mettait une heure. Le pain avait vu du pays.',
    '{hero_subj} rentrait par la fenêtre du bas, quand la porte était trop ouverte.',
    'Un raccourci, pour {hero}, c’était un chemin qui durait plus longtemps.',
    '{hero_subj} mangeait debout, un pied vers la sortie.',
    'Les haies du quartier avaient toutes un trou à la taille de {hero}.',
    'Dans l’autobus, {hero} descendait parfois un arrêt trop tôt, pour voir ce qu’on ratait.',
  ],
  firstMove: [
    '{hero_subj} [laissa|a laissé] le chemin et [prit|a pris] le talus. Un talus, c’est un chemin qui n’a pas fini de grandir.',
    '<hero>Par là</hero>, [dit|a dit] {hero}, en montrant l’endroit où il n’y avait rien.',
    '{hero_subj} [testa|a testé] la chose avec le pied, puis avec les deux, puis en sautant.',
    '{hero_subj} avait déjà disparu. On n’entendait plus que des branches qui s’excusaient.',
    'Le plan disait à gauche. {hero_subj} [trouva|a trouvé] que la droite n’avait pas eu sa chance.',
    '{hero_subj} [attacha|a attaché] son gilet autour de la taille. Ça voulait dire que c’était sérieux.',
  ],
  helps: [
    '{hero_subj} avait fait tout le tour pour ne pas passer par là. C’était donc par là.',
    'Il restait un chemin que personne n’essayerait. Il faisait trois pas de long et il menait à quelqu’un.',
    '{hero_subj} avait oublié la course pour le voyage. La course, elle, n’avait pas oublié.',
    'L’endroit le plus inconnu de la journée n’était pas sur la carte. Il était en face, et il baissait la tête.',
    '<hero>Demi-tour, c’est aussi une direction</hero>, [pensa|a pensé] {hero}.',
    'Pour une fois, {hero} [regarda|a regardé] non pas où l’on pouvait aller, mais qui l’on avait laissé derrière.',
  ],
};
