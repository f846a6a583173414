import type { SettingMessages } from '../../schema.ts';

export const ridingStable: SettingMessages = {
  passage: [
    'La côte [se monta|s’est montée] avec un sac de pommes. En haut, le sac était plus léger, et personne n’avait rien mangé.',
    'C’était trois arrêts d’autobus, un sac de pain dur sur les genoux, et un sentier. Le sentier sentait déjà le cheval.',
    'Le bus de six heures était plein de bottes et d’odeur de foin. Au dernier arrêt, il ne restait que les bottes.',
    'La monitrice attendait à l’arrêt, un licol sur l’épaule. Elle [marcha|a marché] vite, et l’odeur de paille [marcha|a marché] devant elle.',
  ],
  arrive: [
    'Ça sentait le foin et le cuir. Un balai grattait, des sabots changeaient de pied, et un souffle chaud [passa|est passé] dans le cou par-dessus une demi-porte.',
    'Des chaînettes tintaient. L’air était brun et tiède, et dans l’ombre on soufflait comme un vieux monsieur.',
    'Un cheval buvait, longuement, comme on tire sur une corde. L’air sentait le cuir et le miel, et un sabot tapait un, deux, un, deux.',
    'L’eau coulait dans un abreuvoir, et vingt mâchoires broyaient. Cela sentait la pomme, la sueur et le savon de selle.',
    { text: 'Ça sentait le foin. Frr, soufflait un gros nez.', to: '3-5' },
    { text: 'Cling, faisaient les chaînettes. L’air était brun et tiède.', to: '3-5' },
  ],
  image: [
    'À un clou pendait une rangée de licols. Chacun avait un peu le profil de son cheval.',
    'Un chat dormait sur une selle. Il tenait les rênes, ou presque.',
    'Sur une porte, la liste des chevaux était écrite à la craie, et tout en bas il y avait : moi.',
    'Dans la cour, une flaque avait la forme d’un cheval. Les chevaux la contournaient.',
  ],
  meet: [
    'Le premier poney avait une miette sur le nez et l’air innocent. <companion>Voilà {helper}</companion>, [dit|a dit] {companion}. <companion>Il sait compter les carottes. Il sait même soustraire.</companion>',
    'Un poney avait passé la tête dans la fenêtre du club. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il vient voir s’il y a du courrier.</companion>',
    'Un poney était en travers de la porte du club, et on le contournait. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il aime les courants d’air et les gens pressés.</companion>',
    'Un poney mâchait la manche de {companion}, par le bas. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il choisit toujours la gauche. La droite, c’est pour demain.</companion>',
    {
      text: 'Un poney avait une miette sur le nez. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il a tout mangé.</companion>',
      to: '3-5',
    },
    { text: 'Une grande langue [passa|est passée] sur une manche. C’était {helper}, le poney.', to: '3-5' },
  ],
  way: [
    'On [remonta|a remonté] l’allée, sans courir et sans chuchoter. {helper} suivait et poussait un peu, entre les épaules.',
    'On [marcha|a marché] à l’épaule de {helper}, une monitrice de l’autre côté, pour apprendre le pas.',
    'L’allée passait devant onze portes, avec onze regards. {helper} marchait derrière, et deux pas devant, selon l’odeur.',
    'La brouette passait, et tout le monde se collait au mur. {helper} aussi, et il prenait la place de trois.',
  ],
  still: [
    'Le balai s’était arrêté. {helper} [souffla|a soufflé] par le nez, une fois, lentement.',
    'Une mouche se promenait sur une demi-porte. Elle entrait, elle sortait, elle entrait.',
    'Un brin de paille [tomba|est tombé] du grenier, en tournant, très lentement.',
    'Dans la dernière stalle, un souffle [entra|est entré], un souffle [sortit|est sorti]. La poussière faisait pareil, dans le soleil.',
  ],
  gift: [
    'Dans le sable, {hero} [trouva|a trouvé] un clou de fer à cheval, tordu, tout brillant. Il faisait exactement le tour d’un pouce.',
    'Le maréchal avait laissé un clou de fer à cheval, déjà tordu. {companion} [le frotta|l’a frotté] sur sa manche et [le donna|l’a donné] à {hero}.',
  ],
  homeward: [
    'En redescendant, on sentait si fort le cheval qu’un chien [se leva|s’est levé] pour laisser passer.',
    'Trois arrêts, et tout l’autobus regardait la paille sur les genoux.',
    'Dans le bus du retour, l’odeur de foin était montée d’un cran. Trois dames [ouvrirent|ont ouvert] la vitre, par amitié.',
    'La monitrice [raccompagna|a raccompagné] tout le monde à l’arrêt. Elle [garda|a gardé] la paille, mais pas toute.',
  ],
  question: ['<hero>Comment sait-on ce que pense un cheval ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] les oreilles et [prit|a pris] des notes. En avant, c’était : tiens ! En arrière, c’était : laisse-moi. Une de chaque côté, c’était : j’écoute aussi derrière.',
  ],
};
