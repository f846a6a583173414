import type { MotifMessages } from '../../schema.ts';

export const threeBreaths: MotifMessages = {
  home: [
    'Le soir, {hero} respirait trois fois, toujours dans le même ordre. Une fois pour aujourd’hui. Une fois pour demain. Une fois pour rien du tout.',
  ],
  echo: [
    '{hero_subj} [s’allongea|s’est allongé{hero_e}] et [respira|a respiré]. Une fois pour aujourd’hui, et c’était long. Une fois pour demain, et c’était plus long encore. Celle pour rien du tout [dura|a duré] jusqu’au sommeil.',
  ],
  plant: [
    'Il n’y en avait pas toujours eu trois. Pendant un temps, {hero} respirait une fois de plus, entre aujourd’hui et demain, pour une dispute qui ne s’arrangeait pas. {hero_subj} ne savait plus quand cela s’était arrêté. La dispute n’était pas finie. Elle avait seulement été sautée, comme on saute un bouton quand on est pressé, et depuis, tout le reste du gilet tombait un peu de travers.',
  ],
  pay: [
    'Ce soir, il y avait de nouveau de la place pour la quatrième. {hero} [respira|a respiré] lentement, rien que pour essayer. L’air entrait froid et ressortait tiède, et quelque part en route il s’était chargé de la dispute et l’avait portée jusqu’à la fenêtre. Ce n’était pas encore une réponse. Mais le gilet, au moins, était boutonné droit.',
  ],
};
