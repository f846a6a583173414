import type { MotifMessages } from '../../schema.ts';

export const sameQuestion: MotifMessages = {
  home: [
    'Tous les matins, chez {hero}, la même voix demandait : quoi de neuf ? Et tous les matins, {hero} répondait : rien, à part moi. On pouvait alors beurrer le pain.',
  ],
  echo: [
    'Quoi de neuf, [demanda|a demandé] la voix dans la cuisine, comme chaque jour. {hero} [s’assit|s’est assis{hero_e}] et [prit|a pris] une grande tartine. Il allait falloir du temps.',
  ],
  plant: [
    'La question venait d’un oncle, qui l’avait apportée un été et l’avait oubliée là, comme un parapluie. Au temps de l’oncle, la réponse durait tout le petit déjeuner. Puis il était parti vivre loin, la question était restée, et les réponses avaient rapetissé. {hero} avait un carnet où {hero_il} notait quand même, jour après jour, ce qu’il aurait fallu répondre. Le carnet en était à la page trente, et personne ne l’avait lu.',
  ],
  pay: [
    'Ce qu’il y avait eu de neuf aujourd’hui tenait au moins deux pages. {hero} [chercha|a cherché] par où commencer et [s’aperçut|s’est aperçu{hero_e}] d’une chose curieuse : {hero_il} ne pensait pas au carnet, mais à la tête de l’oncle, au-dessus de son bol. Ce n’était pas une question qu’on range dans un tiroir. Elle avait une adresse, un timbre coûtait peu, et les trente pages étaient déjà prêtes.',
  ],
};
