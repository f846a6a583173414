import type { MotifMessages } from '../../schema.ts';

export const threeLights: MotifMessages = {
  home: [
    'De son lit, {hero} voyait trois lumières. Une dans le couloir, une de l’autre côté de la rue, et une très loin, qui était peut-être une étoile.',
  ],
  echo: [
    'La lumière du couloir [s’éteignit|s’est éteinte]. Celle de la rue [s’éteignit|s’est éteinte]. La troisième [resta|est restée] encore un peu. Puis {hero} [ferma|a fermé] les yeux, et elle [put|a pu] dormir aussi.',
  ],
  plant: [
    'Une fois, pendant une semaine entière, la lumière de la rue était restée éteinte, et {hero} avait mal dormi. Le soir où elle était revenue, {hero_il} avait failli lui faire signe. Ensuite {hero_il} s’était dit que les gens d’en face n’en sauraient jamais rien. Quelqu’un les comptait tous les soirs, comme on compte ses moutons, et leur absence avait fait un trou dans le troupeau.',
  ],
  pay: [
    'On était donc toujours compté par quelqu’un, et la plupart du temps on n’en savait rien. {hero} [trouva|a trouvé] l’idée plutôt confortable. Il y a ceux qui cherchent une lumière avant de dormir, et il y a ceux qui sont la lumière, et rien n’empêche d’être les deux à la fois. Ce soir, {hero_il} laisserait le rideau ouvert un peu plus longtemps, au cas où.',
  ],
};
