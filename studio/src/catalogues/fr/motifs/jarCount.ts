import type { MotifMessages } from '../../schema.ts';

export const jarCount: MotifMessages = {
  home: [
    'Sur l’étagère de {hero}, un bocal gardait un bouton pour chaque bonne journée. Il y en avait quarante et un. Celui d’hier était bleu.',
  ],
  echo: [
    'Le soir, {hero} [chercha|a cherché] longtemps dans la boîte à boutons. Puis quelque chose [tomba|est tombé] dans le bocal et [tinta|a tinté]. Quarante-deux.',
  ],
  plant: [
    'Il existait une règle que {hero} n’avait dite à personne. On pouvait aussi reprendre un bouton, si la journée, après coup, se révélait moins bonne qu’on ne l’avait cru. Cela n’était arrivé qu’une fois. Le bouton était en cuivre, il datait du mois de mars, et depuis il attendait derrière le rideau, sur le bois nu, à un endroit où le soleil le trouvait tous les matins vers dix heures.',
  ],
  pay: [
    '{hero} [repensa|a repensé] au bouton de cuivre, tout seul derrière son rideau. Ce mercredi de mars avait mal fini, c’était vrai. Mais il avait duré neuf heures avant de mal finir, et dans ces neuf heures il y avait eu un cerf-volant, une gaufre et un mot de passe. Personne ne pouvait les reprendre. Les règles qu’on est seul à connaître ont un avantage : on peut les changer sans vote.',
  ],
};
