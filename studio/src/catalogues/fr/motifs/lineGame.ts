import type { MotifMessages } from '../../schema.ts';

export const lineGame: MotifMessages = {
  home: [
    'Dans l’entrée de {hero}, il n’y avait qu’une règle. Seuls les carreaux sombres comptaient. Les clairs, c’était la mer.',
  ],
  echo: [
    'À la maison, {hero} [traversa|a traversé] l’entrée, carreau sombre après carreau sombre. Au dernier, {hero_il} [s’arrêta|s’est arrêté{hero_e}] et [trempa|a trempé] un pied dans la mer. Elle était bonne.',
  ],
  plant: [
    'Ce jeu, on l’avait inventé à deux, et {hero} y jouait encore. L’autre avait cessé du jour au lendemain, à la fin d’un été, et marchait maintenant là-dessus comme sur un carrelage. Le pire n’était pas qu’on ne joue plus. Le pire, c’était de voir quelqu’un traverser la mer en chaussures, avec un sac, le nez sur son téléphone, et arriver de l’autre côté parfaitement sec.',
  ],
  pay: [
    '{hero} [repensa|a repensé] à celui qui ne voyait plus la mer. On peut jouer sans lui, on l’avait assez prouvé. On peut aussi poser une bouée au milieu de l’entrée, une vraie, en plastique, et attendre derrière la porte du salon. Il faudrait bien qu’il en fasse le tour. Et pendant une seconde, à cause de la bouée, il serait obligé de nager.',
  ],
};
