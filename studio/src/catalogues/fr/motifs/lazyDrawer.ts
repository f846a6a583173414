import type { MotifMessages } from '../../schema.ts';

export const lazyDrawer: MotifMessages = {
  home: [
    'Dans le bureau de {hero}, un tiroir ne s’ouvrait que si personne ne le voulait. Tirer ne servait à rien. Il fallait regarder le plafond et penser à autre chose.',
  ],
  echo: [
    '{hero} [rentra|est rentré{hero_e}], [posa|a posé] ses chaussures et [ne pensa|n’a pensé] à rien. Derrière son dos, le tiroir [glissa|a glissé] tout seul, large comme la main. Il avait gardé la place.',
  ],
  plant: [
    'Au fond de ce tiroir, derrière les élastiques, il y avait une lettre commencée en hiver. Elle s’arrêtait après la première ligne, qui disait que tout allait bien ici et que rien n’avait bougé. Ce n’était pas exact. C’est même pour cela que {hero} avait posé le crayon. Ensuite le tiroir s’était refermé, et chaque fois qu’{hero_il} avait eu le cœur d’écrire la suite, il avait refusé net de s’ouvrir.',
  ],
  pay: [
    'En marchant, {hero} [finit|a fini] la lettre dans sa tête, là où l’on n’a pas besoin de gomme. Elle disait que beaucoup de choses avaient bougé, au contraire, qu’il y en avait de bonnes et d’autres moins, et qu’il restait une chaise libre du côté de la fenêtre. Ce serait vite recopié. Il faudrait seulement approcher du tiroir en sifflotant, l’air de chercher tout autre chose.',
  ],
};
