import type { MotifMessages } from '../../schema.ts';

export const windowAcross: MotifMessages = {
  home: [
    'En face de chez {hero}, une fenêtre restait toujours allumée. On n’y voyait jamais personne. Mais chaque matin, le rideau avait changé de pli.',
  ],
  echo: [
    'Le soir, la fenêtre d’en face était allumée. {hero_subj} [posa|a posé] sa main à plat sur la vitre. Là-bas, au bout d’un moment, le rideau [s’écarta|s’est écarté], et il [resta|est resté] comme ça.',
  ],
  plant: [
    '{hero} tenait un registre de cette fenêtre, au crayon, à la fin d’un vieux cahier. On y lisait l’heure de la lumière, le pli du rideau, et par deux fois une ombre avec une tasse. Ce n’était pas de l’espionnage. C’était plutôt comme si on lui avait confié cette fenêtre pendant que quelqu’un s’absentait, et que ce quelqu’un avait oublié de revenir la chercher.',
  ],
  pay: [
    'Celui qui boit son thé tout seul derrière une fenêtre allumée tient peut-être un registre, lui aussi. On pourrait y lire : petite main sur la vitre, sept heures et quart. Cette idée [fit|a fait] sourire {hero}. Elle lui [donna|a donné] surtout l’envie d’y laisser quelque chose qui vaille la peine d’être noté, en grandes lettres, de l’autre côté du carreau.',
  ],
};
