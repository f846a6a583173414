import type { MotifMessages } from '../../schema.ts';

export const goodNights: MotifMessages = {
  home: [
    'Chez {hero}, on ne dormait pas avant d’avoir dit trois bonsoirs. Un pour la lampe. Un pour le manteau. Un pour la cuillère qui tombait toujours.',
  ],
  echo: [
    'Bonsoir, la lampe. Bonsoir, le manteau. Bonsoir, la cuillère. {hero_subj} le disait de plus en plus lentement, et le dernier n’était déjà plus qu’un souffle.',
  ],
  plant: [
    'Personne ne savait plus pourquoi ces trois-là. {hero} avait demandé, et {hero_il} avait reçu trois réponses, toutes très longues. En secret, {hero_il} s’était fait une idée. Peu importe à quoi l’on dit bonsoir. Quand on est capable de le dire à une cuillère, on l’a dit à peu près à tout, et l’on peut cesser d’être fâché pour la journée.',
  ],
  pay: [
    'Mais il y avait quelqu’un, dehors, à qui {hero} n’avait pas dit bonsoir depuis trois jours, et c’était exprès. La cuillère, elle, y avait eu droit chaque soir. En y pensant, {hero} [se sentit|s’est senti{hero_e}] un peu bête devant la cuillère. Ce n’était qu’un mot, et il avait déjà servi pour un manteau. Il pouvait bien servir pour une personne.',
  ],
};
