import type { Tables } from '../../schema.ts';

export const train: NonNullable<Tables['limit']['train']> = {
  start: [
    'Il n’y avait qu’un seul départ pour rentrer, et il serait à l’heure.',
    'L’heure était écrite sur le billet. Ce n’était pas un conseil.',
    'Tout ce qui part a une heure pour partir. Ici, c’était quand la grande aiguille se tiendrait toute droite.',
    '<hero>Il faut être revenu quand ?</hero> [demanda|a demandé] {hero}. C’était affiché, en très grosses lettres.',
    'On n’attendrait personne. On l’avait dit deux fois, et la deuxième très lentement.',
    'D’ici au départ, on avait le temps pour une seule chose. Autant que ce soit la bonne.',
  ],
  late: [
    'Un coup de sifflet [monta|est monté] de très loin. C’était le premier des trois.',
    'Une lumière, sur le tableau, [passa|est passée] du vert au jaune.',
    'Quelqu’un [annonça|a annoncé] le départ, avec des noms de lieux très lointains.',
    'Il restait dix minutes. Un instant plus tard, comme toujours, il en restait cinq.',
    'Un bourdonnement [commença|a commencé]. C’était quelque chose de gros qui se préparait.',
    'La grande aiguille était presque en haut. C’était la seule à n’être pas essoufflée.',
  ],
};
