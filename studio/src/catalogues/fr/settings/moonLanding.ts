import type { SettingMessages } from '../../schema.ts';

export const moonLanding: SettingMessages = {
  title: ['Le drapeau qui n’avait pas de vent', '{hero} et le lièvre de lune'],
  passage: [
    'Le grenier avait une lucarne, et dans la lucarne il y avait la Lune. {hero_subj} [monta|est monté{hero_e}] sur une chaise, puis sur le bord, puis dessus.',
    'L’assiette blanche était restée sur la table, toute ronde. {hero_subj} y [posa|a posé] le doigt, et c’était froid, et c’était immense.',
  ],
  arrive: [
    'On n’entendait que son propre souffle. La poussière grise montait à chaque pas, restait un peu, et retombait sans faire de bruit.',
    'Rien ne sentait rien. On entendait son cœur, et la poussière crissait dans les gants.',
  ],
  image: [
    'Là-haut, toute ronde, la Terre pendait comme une bille bleue que quelqu’un aurait oubliée.',
    'Une balle de golf attendait dans un creux. Elle attendait depuis longtemps.',
  ],
  meet: [
    'Un lièvre blanc [sortit|est sorti] de l’ombre d’un rocher. <helper>{helper}</helper>, [dit|a dit] le lièvre de lune. <helper>Je compte les visiteurs. Vous faites un.</helper>',
    'Deux oreilles [passèrent|sont passées] derrière un rocher, puis devant. <helper>{helper}</helper>, [dit|a dit] un lièvre. <helper>Assieds-toi, mais lentement. Tout retombe tard.</helper>',
  ],
  task: [
    '<helper>Le vieux drapeau est tombé</helper>, [dit|a dit] {helper}. <helper>Les gens le cherchent dans leurs lunettes, et ils s’inquiètent. Il faut le redresser. Il est derrière le bord du cratère.</helper>',
    '<helper>Le drapeau est couché derrière le cratère</helper>, [dit|a dit] {helper}. <helper>Je n’ai pas de mains. Il faudrait le relever avant que la navette reparte.</helper>',
  ],
  way: [
    'On [alla|est allé] par bonds, lents et hauts. {helper} touchait à peine le sol, et par pure forme.',
    'Un bond, et l’on avait le temps de compter. {helper} bondissait à côté, les pattes croisées.',
  ],
  obstacle: [
    'Le bord du cratère se dressait comme un rempart de farine. On y plantait le pied, et le pied revenait.',
    'Le bord du cratère montait tout droit, gris sur noir. Il n’y avait pas de prise, seulement de la poudre.',
  ],
  stuck: [
    'La poussière [glissa|a glissé] en silence, et il n’y [eut|a eu] même pas de bruit pour se plaindre.',
    'On [retomba|est retombé] au même endroit, très doucement. C’était presque vexant.',
  ],
  still: [
    'Rien ne bougeait. Sur la Lune, rien ne bouge jamais, et ce n’est pas triste.',
    'La Terre brillait. Il y faisait nuit à gauche, et jour à droite.',
  ],
  open: [
    'De l’autre côté, le drapeau était couché, raide comme une planche. On [le planta|l’a planté] bien droit. En bas, sur la bille bleue, {hero} [crut|a cru] voir quelqu’un agiter la main.',
    'On [franchit|a franchi] le bord d’un seul bond. Le drapeau [se laissa|s’est laissé] redresser. Il ne flottait pas, il n’y a pas de vent ; {helper} [le tint|l’a tenu] de côté, pour que ça y ressemble.',
  ],
  gift: [
    '{helper} [versa|a versé] dans la main de {hero} une pincée de poussière grise. <helper>Elle n’a jamais été balayée. C’est très rare.</helper>',
    '{helper} [remplit|a rempli] le gant de {hero} d’une pincée de poussière. <helper>J’en ai de reste</helper>, [dit|a dit] {helper}.',
  ],
  homeward: [
    'On [redescendit|est redescendu] le long d’un rayon, sans se presser, et la lucarne était encore ouverte.',
    'Un dernier bond, plus long que les autres, et l’assiette était de nouveau une assiette.',
  ],
  question: [
    '<hero>Pourquoi les traces de pas ne s’effacent jamais, sur la Lune ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [souffla|a soufflé] sur une trace à travers sa visière, et rien [ne bougea|n’a bougé]. Là-haut, il n’y a ni vent ni pluie pour effacer. Un pas d’hier ressemble à un pas d’il y a longtemps.',
  ],
};
