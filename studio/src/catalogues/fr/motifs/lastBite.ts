import type { MotifMessages } from '../../schema.ts';

export const lastBite: MotifMessages = {
  home: [
    'Chez {hero}, la dernière bouchée restait dans l’assiette. C’était pour la chance. Personne ne l’avait jamais vue venir, mais le matin, il n’y avait plus rien.',
  ],
  echo: [
    'À table, chacun [laissa|a laissé] sa dernière bouchée. {hero} [regarda|a regardé] la sienne un moment. Puis {hero_il} [la poussa|l’a poussée] vers le bord, là où la chance l’attraperait mieux.',
  ],
  plant: [
    'Pour être précis, c’était {hero} qui les mangeait. Une nuit, en descendant boire, {hero_il} avait trouvé quatre dernières bouchées dans le noir, et elles avaient l’air si seules qu’{hero_il} les avait finies toutes les quatre. Après, impossible de revenir en arrière. Si elles étaient encore là le matin, les autres comprendraient que la chance n’était jamais passée. Alors {hero_il} se relevait, hiver comme été, même les soirs de lentilles.',
  ],
  pay: [
    '{hero} [pensa|a pensé] aux quatre assiettes et aux marches froides. Il y avait donc, dans cette maison, quelqu’un qui se relevait la nuit pour que les autres gardent leur chance, et ce quelqu’un n’en avait jamais rien dit. Vu d’ici, cela n’avait plus l’air d’une tricherie. Cela ressemblait même assez à ce que la chance aurait fait, si elle avait eu des pieds. Mais on pouvait se relayer.',
  ],
};
