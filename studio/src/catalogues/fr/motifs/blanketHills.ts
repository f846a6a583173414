import type { MotifMessages } from '../../schema.ts';

export const blanketHills: MotifMessages = {
  home: [
    'Quand {hero} pliait les genoux, la couverture devenait un pays. Il y avait une colline, une vallée, et un lac à l’endroit du drap. Ceux qui vivaient là étaient minuscules et fatigués.',
  ],
  echo: [
    '{hero_subj} [laissa|a laissé] descendre un genou, et la colline [se coucha|s’est couchée]. L’autre genou [glissa|a glissé], et la vallée [se remplit|s’est remplie]. Le lac [devint|est devenu] lisse. Dans tout le pays, il n’y avait plus personne d’éveillé.',
  ],
  plant: [
    'Certains soirs, il y avait aussi une route dans la couverture, un long pli qui partait du lac et s’arrêtait au bord du lit. {hero} ne l’effaçait jamais. Quelqu’un y avait marché avec deux doigts, un soir très long, en racontant où ils allaient. L’histoire n’était pas finie quand il avait fallu éteindre. On s’était dit à demain, et ce demain-là n’avait pas encore eu lieu.',
  ],
  pay: [
    'Maintenant {hero} savait où menait la route. Elle ne s’arrêtait pas au bord du lit, c’était tout simple. Elle descendait, sans bruit, et elle remontait partout où quelqu’un racontait encore. Ce soir, {hero_il} poserait deux doigts sur le pli et reprendrait l’histoire là où on l’avait laissée. Et s’il manquait un morceau, {hero_il} demanderait le reste à celui qui l’avait commencée.',
  ],
};
