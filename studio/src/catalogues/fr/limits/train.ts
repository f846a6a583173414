import type { Tables } from '../../schema.ts';

export const train: NonNullable<Tables['limit']['train']> = {
  start: [
    'Il fallait être rentré à l’heure, et l’heure marchait déjà.',
    'On avait dit à quelle heure on repartait. Ce n’était pas un conseil.',
    'Tout ce qui part a une heure pour partir. Ici, c’était quand la grande aiguille se tiendrait toute droite.',
    '<hero>Il faut être revenu quand ?</hero> [demanda|a demandé] {hero}. C’était écrit sur un papier, en très grosses lettres.',
    'On n’attendrait personne. On l’avait dit deux fois, et la deuxième très lentement.',
    'D’ici au départ, on avait le temps pour une seule chose. Autant que ce soit la bonne.',
  ],
  late: [
    'Un coup de sifflet [monta|est monté] de très loin. C’était le premier des trois.',
    'Une lumière, sur le tableau, [passa|est passée] du vert au jaune.',
    'Quelqu’un, au loin, [appela|a appelé] ceux qui rentraient, chacun par son nom.',
    'Il restait dix minutes. Un instant plus tard, comme toujours, il en restait cinq.',
    'Un bourdonnement [commença|a commencé]. C’était quelque chose de gros qui se préparait.',
    'La grande aiguille était presque en haut. C’était la seule à n’être pas essoufflée.',
  ],
};
