import type { Tables } from '../../schema.ts';

export const brave: NonNullable<Tables['trait']['brave']> = {
  home: [
    '{hero_subj} descendait toujours à la cave en premier. La lumière, {hero_il} l’allumait en remontant.',
    'Quand une guêpe venait au petit déjeuner, tout le monde quittait la table. {hero} lui avançait la confiture.',
    'Il y avait dans la rue un chien qui aboyait contre tout le monde. {hero} lui disait bonjour chaque matin, à travers la grille.',
    'À la piscine, {hero} sautait d’abord. {hero_subj} pensait au froid pendant la descente.',
    'Si quelque chose cognait la nuit, c’était {hero} qui répondait.',
    '{hero_subj} avait dit un jour au directeur que son pantalon était décousu. Devant toute l’école.',
    'La plus haute branche du jardin avait un endroit tout lisse. C’était la place de {hero}.',
    '{hero_subj} mangeait d’abord les bonbons verts, ceux que personne n’avait encore goûtés.',
    'Quand ses genoux tremblaient, {hero} faisait des pas plus grands, pour leur donner de l’occupation.',
    '{hero_subj} levait la main avant la fin de la question. Quelquefois, c’était une autre question.',
  ],
  firstMove: [
    '{hero_subj} était déjà trois pas plus loin. Alors seulement, {hero_il} [regarda|a regardé] où {hero_il} était.',
    '<hero>Moi d’abord</hero>, [dit|a dit] {hero}, et c’était déjà fait.',
    '{hero_subj} [prit|a pris] une grande respiration et [marcha|a marché] droit dessus, comme vers un gros chien.',
    'Attendre n’arrangeait rien. {hero_subj} [posa|a posé] un pied dessus pour voir ce que ça ferait.',
    '{hero_subj} [roula|a roulé] les épaules et [avança|a avancé], le menton devant.',
    'Il fallait bien que quelqu’un y touche. {hero_subj} y [toucha|a touché].',
  ],
  helps: [
    '<hero>Moi non plus, je n’aime pas ça</hero>, [dit|a dit] {hero}. Ça faisait du bien de l’entendre à voix haute.',
    '{hero_subj} [sentit|a senti] battre son cœur. Il ne disait pas de courir, il battait la mesure.',
    '{hero_subj} avait si souvent été devant. Rester sur place était peut-être plus difficile.',
    'Il y avait encore une porte, et celle-là était dedans, juste sous les côtes. {hero_subj} ne l’avait jamais poussée en premier.',
    '{hero_subj} [regarda|a regardé] la chose bien en face, comme le chien de la rue. Elle ne grandissait pas.',
    '<hero>Bon</hero>, [dit|a dit] {hero} à personne. <hero>Alors on va faire le morceau qui me fait peur.</hero>',
  ],
};
