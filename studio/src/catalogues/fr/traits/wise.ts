import type { Tables } from '../../schema.ts';

export const wise: NonNullable<Tables['trait']['wise']> = {
  home: [
    'Quand on lui posait une question, {hero} se taisait le temps de peler une clémentine. Après, c’était une bonne réponse.',
    '{hero_subj} regardait la pluie avant de prendre ses bottes, et la laissait finir sa phrase.',
    'Au jeu, {hero} perdait souvent les premiers tours. Les derniers, presque jamais.',
    '{hero_subj} avait un endroit pour penser. C’était la quatrième marche, côté mur.',
    'Les autres couraient vers la porte qui claque. {hero} regardait par où entrait le vent.',
    '{hero_subj} gardait les noyaux, les bouts de ficelle et les phrases des vieilles personnes. Tout cela servait un jour.',
    'Avant de sauter une flaque, {hero} y jetait un caillou, pour connaître le fond.',
    'Quand deux se disputaient, {hero} attendait le moment où ils reprennent leur souffle.',
    '{hero_subj} ne disait pas grand-chose à table. Mais on baissait la radio quand {hero_il} ouvrait la bouche.',
    'Chaque soir, {hero} remontait la journée dans sa tête, jusqu’à la première tartine.',
  ],
  firstMove: [
    '{hero_subj} [attendit|a attendu] une respiration de plus que les autres. Puis encore une.',
    '{hero_subj} [resta|est resté{hero_e}] sur place. <hero>Je pense. Ça ne se voit pas, mais c’est en train.</hero>',
    'Il y avait trois façons de faire. {hero_subj} les [rangea|a rangées] dans l’ordre, sans se presser.',
    '{hero_subj} [mit|a mis] la main sur son menton, et le menton dans le col.',
    '<hero>Pas encore</hero>, [dit|a dit] {hero}. On ne savait pas quand ce serait encore.',
    '{hero_subj} [regarda|a regardé] ce qui n’avait pas bougé. C’est souvent là que ça commence.',
  ],
  helps: [
    '{hero_subj} [se souvint|s’est souvenu{hero_e}] d’une petite chose du matin. Elle n’avait l’air de rien, et elle allait exactement.',
    'À force de réfléchir, {hero} avait laissé passer le moment. Il en restait un bout.',
    '{hero_subj} [remonta|a remonté] la journée à l’envers, jusqu’à l’endroit où elle s’était trompée de route.',
    '<hero>C’est plus simple que ça</hero>, [pensa|a pensé] {hero}. C’était même vexant.',
    'Il ne manquait aucune idée. Il manquait quelqu’un qui se lève.',
    '{hero_subj} [compta|a compté] ce qu’{hero_il} savait, puis ce qu’{hero_il} ne savait pas. La deuxième liste avait un visage.',
  ],
};
