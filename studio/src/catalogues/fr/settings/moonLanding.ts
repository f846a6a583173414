import type { SettingMessages } from '../../schema.ts';

export const moonLanding: SettingMessages = {
  passage: [
    'Le grenier avait une lucarne, et dans la lucarne il y avait la Lune. {hero_subj} [recula|a reculé] pour la voir entière, et le plancher [devint|est devenu] gris et doux.',
    'L’assiette blanche était restée sur la table, toute ronde. {hero_subj} y [posa|a posé] le doigt, et c’était froid, et c’était immense.',
    'La fusée était dessinée à la craie sur le plancher, avec un hublot. À trois, le hublot [devint|est devenu] profond, et de l’autre côté il n’y avait plus de plafond.',
    'La veilleuse avait la forme de la Lune, et des petits creux sous le doigt. Le doigt [marcha|a marché] d’un creux à l’autre, puis les pieds aussi.',
  ],
  play: [
    'La grande couverture grise était la Lune, avec un cratère là où l’oreiller manquait. La passoire faisait un très bon casque.',
    'Le tapis était la Lune. Il fallait y marcher lentement, parce que chaque pas montait jusqu’au plafond et mettait longtemps à redescendre.',
  ],
  arrive: [
    'On n’entendait que son propre souffle. La poussière grise montait à chaque pas, restait un peu, et retombait sans faire de bruit.',
    'Rien ne sentait rien. On entendait son cœur, et la poussière crissait dans les gants.',
    'Le sol cédait un peu, comme de la farine dans un bol. Tout était si calme qu’on entendait ses propres cils.',
    'L’ombre de chaque caillou était noire comme un trou. Sous les semelles, la poussière faisait le bruit du sucre qu’on tasse.',
    { text: 'La poussière montait, tout doux. Pouf. Et plus un bruit.', to: '3-5' },
    { text: 'On sautait haut, haut. On retombait comme une plume.', to: '3-5' },
  ],
  image: [
    'Là-haut, toute ronde, la Terre pendait comme une bille bleue qu’on aurait oubliée.',
    'Une balle de golf attendait dans un creux. Elle attendait depuis longtemps.',
    'Une vieille échelle de métal était plantée dans le gris. Il y avait encore la boue de la Terre sur le dernier barreau.',
    'Des traces de roues allaient tout droit, s’arrêtaient, et repartaient en rond. Le conducteur devait s’être bien amusé.',
  ],
  meet: [
    'Un lièvre blanc [sortit|est sorti] de l’ombre d’un rocher. <helper>{helper}</helper>, [dit|a dit] le lièvre de lune. <helper>Je compte les visiteurs. Vous faites un.</helper>',
    'Deux oreilles [passèrent|sont passées] derrière un rocher, puis devant. <helper>{helper}</helper>, [dit|a dit] un lièvre. <helper>Assieds-toi, mais lentement. Tout retombe tard.</helper>',
    'Un lièvre blanc dormait debout, le dos contre le noir. <helper>Présent</helper>, [dit|a dit] le lièvre sans ouvrir les yeux. <helper>{helper}, veilleur de nuit. C’est toujours la nuit.</helper>',
    'Un lièvre faisait rouler un caillou, le regardait, en prenait un autre. <helper>{helper}</helper>, [dit|a dit] le lièvre. <helper>Je les compte. J’en suis à la première page.</helper>',
    {
      text: 'Un lièvre blanc comptait les visiteurs. <helper>{helper}</helper>, [dit|a dit] le lièvre. <helper>Vous faites un.</helper>',
      to: '3-5',
    },
    {
      text: 'Deux longues oreilles [sortirent|sont sorties] d’un trou. <helper>{helper}</helper>, [dit|a dit] un lièvre de lune. Hop.',
      to: '3-5',
    },
  ],
  way: [
    'On [alla|est allé] par bonds, lents et hauts. {helper} touchait à peine le sol, et par pure forme.',
    'Un bond, et l’on avait le temps de compter. {helper} bondissait à côté, les pattes croisées.',
    'Le chemin était une suite de creux, chacun plein d’ombre jusqu’au bord. {helper} les contournait tous par la gauche.',
    'Chaque saut laissait deux traces, une au départ, une très loin. {helper} sautait par-dessus les traces, pour ne rien abîmer.',
  ],
  still: [
    'Rien ne bougeait. Sur la Lune, rien ne bouge jamais, et ce n’est pas triste.',
    'La Terre brillait. Il y faisait nuit à gauche, et jour à droite.',
    'La poussière que les pas avaient levée [finit|a fini] de retomber. Le dernier grain [choisit|a choisi] sa place.',
    'Un nuage blanc tournait sur la Terre, si lentement qu’il fallait détourner les yeux pour le voir bouger.',
  ],
  gift: [
    '{helper} [versa|a versé] dans la main de {hero} une pincée de poussière grise. <helper>Elle n’a jamais été balayée. C’est très rare.</helper>',
    '{helper} [remplit|a rempli] le gant de {hero} d’une pincée de poussière. <helper>J’en ai de reste</helper>, [dit|a dit] {helper}.',
  ],
  homeward: [
    'La descente [se fit|s’est faite] le long d’un rayon, sans se presser, et la lucarne éclairait encore le plancher du grenier.',
    'Un dernier bond, plus long que les autres, et l’assiette était de nouveau une assiette.',
    'La fusée [se posa|s’est posée] sans secousse. Ce n’était plus que de la craie, et le plancher était tiède.',
    'Le dernier creux était juste sous le doigt. La veilleuse brillait, pas plus grosse qu’une orange.',
  ],
  unplay: [
    'Le dîner [appela|a appelé] par l’escalier. La Lune [se replia|s’est repliée] en quatre, et le casque [retourna|est retourné] égoutter les pâtes.',
    'Il [fut|a été] l’heure du bain. Le tapis était de nouveau un tapis, et les pas ne montaient plus qu’à la hauteur des pas.',
  ],
  question: [
    '<hero>Pourquoi les traces de pas ne s’effacent jamais, sur la Lune ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [passa|a passé] le gant au-dessus d’une trace, pour faire du vent, et rien [ne bougea|n’a bougé]. Là-haut, il n’y a ni vent ni pluie pour effacer. Un pas d’hier ressemble à un pas d’il y a longtemps.',
  ],
};
