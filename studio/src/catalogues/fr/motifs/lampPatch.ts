import type { MotifMessages } from '../../schema.ts';

export const lampPatch: MotifMessages = {
  home: [
    'Chaque après-midi, une tache de lumière entrait chez {hero} et marchait sur le mur. Elle avait la forme d’une tartine. Elle s’appelait Monsieur Biscotte.',
  ],
  echo: [
    'Le mur était sombre, et Monsieur Biscotte rentré chez lui depuis longtemps. Mais une lampe [passa|est passée] dans la rue, et il [traversa|a traversé] le plafond en courant. <hero>Te voilà</hero>, [dit|a dit] {hero}.',
  ],
  plant: [
    'À présent c’était un peu gênant, d’avoir une tache de lumière avec un nom. {hero} n’en parlait plus aux visiteurs. Mais les jours où tout allait de travers, {hero_il} s’asseyait encore par terre, juste à l’endroit où Monsieur Biscotte allait arriver, et {hero_il} attendait. Au bout d’un moment, {hero_il} avait un genou au chaud. Il y a des gens très bien qui n’en font pas autant, et ils ont des bras.',
  ],
  pay: [
    'À bien y réfléchir, ce que faisait Monsieur Biscotte n’était pas compliqué. Il venait à la même heure, il ne disait rien, et il restait jusqu’au moment de partir. N’importe qui pouvait en faire autant pour quelqu’un. {hero} [chercha|a cherché] pour qui, et {hero_il} n’[eut pas|a pas eu] à chercher loin. Il faudrait seulement trouver l’heure, et s’y tenir.',
  ],
};
