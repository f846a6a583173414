import type { MotifMessages } from '../../schema.ts';

export const handSign: MotifMessages = {
  home: [
    'Chez {hero}, on ne se disait pas au revoir. On levait deux doigts, comme des oreilles de lapin. Celui d’en face levait les siens.',
  ],
  echo: [
    'À la fenêtre, {hero} [leva|a levé] deux doigts, comme des oreilles. Dehors, très loin, dans le presque noir, quelqu’un [leva|a levé] les siens.',
  ],
  plant: [
    'Il y avait une personne à qui {hero} ne faisait plus le signe, et c’était à cause d’un mardi. Ce mardi-là, {hero_il} se trouvait au coin de la rue avec de plus grands, et quand les deux doigts s’étaient levés sur l’autre trottoir, {hero_il} avait regardé une vitrine. C’était une vitrine d’aspirateurs. {hero_subj} les avait étudiés un par un, très sérieusement, aussi longtemps qu’il avait fallu.',
  ],
  pay: [
    'Deux doigts, cela ne pèse rien. C’était les garder baissés qui avait été lourd, ce mardi-là, devant tous ces aspirateurs. {hero} les [leva|a levés] dans l’air vide, pour essayer, et le bras s’en souvenait très bien. La prochaine fois, ils partiraient tout de suite. Et si les grands du coin demandaient ce que c’était, {hero_il} leur répondrait que c’étaient des oreilles, et que cela se voyait.',
  ],
};
