import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  passage: [
    'Le ponton avait une barque, et la barque un plongeur en noir. Il [donna|a donné] la main, et l’escalier sous l’eau [commença|a commencé]. En bas, on respirait très bien, à condition de ne pas y penser.',
    'Dans la cabine de verre, une dame [tourna|a tourné] une roue. La mer [monta|est montée] autour, verte, puis bleue, puis plus bleue.',
    'Le hublot de la salle de bains faisait un rond sur le carrelage. Au milieu du rond, ce soir, il y avait du sable, et une étoile de mer qui faisait signe.',
    'Dans la flaque de marée, il y avait un escalier, et il descendait plus loin que la flaque. Un pêcheur [tint|a tenu] les seaux, et la main, et [descendit|est descendu] le premier.',
  ],
  play: [
    'La grande couverture bleue était la mer, et dessous c’était la grotte. Il fallait parler lentement, parce que l’eau pèse sur les mots.',
    'La table était la grotte sous-marine, et les pieds des chaises étaient des algues. La pieuvre était faite de quatre paires de chaussettes.',
  ],
  arrive: [
    'Les sons n’avaient pas de direction. Les manches flottaient toutes seules, et le sable, sous les pieds, donnait une petite lumière tiède.',
    'Tout allait lentement, même les bruits. L’eau sentait la pierre, et le sable brillait sous chaque pas.',
    'Les voix arrivaient plus lentes, et un peu plus basses. Les épaules oubliaient de peser, et l’eau goûtait l’algue et la rouille.',
    'Les pas ne faisaient pas de bruit, ils faisaient des nuages. L’eau était fraîche dans le cou et tiède aux chevilles.',
    { text: 'Tout allait lentement. Les manches flottaient.', to: '3-5' },
    { text: 'Le sable brillait sous les pieds. Blub, faisait l’eau.', to: '3-5' },
  ],
  image: [
    'Une vieille horloge marine pendait au plafond. Un poisson y logeait, juste à midi.',
    'Une ancre dormait sur le flanc. Un crabe y étendait son linge.',
    'Une cloche de plongeur dormait sur le côté. Un poulpe y avait installé un lit et une table basse.',
    'Une théière était posée sur un rocher. De temps en temps, il en sortait un poisson.',
  ],
  meet: [
    'Une pieuvre rangeait ses affaires, une pierre dans chaque bras. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je vous serrerais bien la main, mais il faudrait choisir laquelle.</helper>',
    'Une pieuvre jouait aux dames contre sept de ses bras. <helper>Je perds</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Le huitième ne triche pas.</helper>',
    'Une pieuvre pliait du linge sur huit cordes à la fois. <helper>Ne bouge pas</helper>, [dit-elle|a-t-elle dit] en pinçant deux chaussettes d’un coup. <helper>Voilà. {helper}. On est quatre à table ?</helper>',
    'Une pieuvre écrivait huit lettres à la fois. <helper>Une minute</helper>, [dit-elle|a-t-elle dit], <helper>celle de droite ment un peu. {helper}. Vous venez pour le loyer ?</helper>',
    {
      text: 'Une pieuvre tenait huit cailloux. <helper>{helper}</helper>, [dit|a dit] la pieuvre. <helper>Bonjour, huit fois.</helper>',
      to: '3-5',
    },
    {
      text: 'Un bras, deux bras, encore des bras. C’était {helper}, une pieuvre. Cela en faisait huit.',
      to: '3-5',
    },
  ],
  way: [
    'On [marcha|a marché] sur le sable comme on marche en rêve, avec de longs pas lents. {helper} suivait, en changeant de couleur à chaque rocher.',
    'On [nagea|a nagé] au ras du fond. {helper} ouvrait les algues comme des rideaux, quatre à la fois.',
    'Le chemin avait été tracé par un homard, et il allait à reculons. {helper} en riait avec tous ses bras.',
    'Un tapis de mousse menait d’une salle à l’autre, doux comme une langue. {helper} marchait sur le plafond.',
  ],
  still: [
    'Une bulle [monta|est montée]. On pouvait la suivre des yeux jusqu’en haut, où il y avait du jour.',
    'Le sable retombait, grain par grain. La grotte retenait une bulle.',
    'Une bulle [se tint|s’est tenue] contre le plafond, et [hésita|a hésité] longtemps à éclater.',
    'Huit bras pendaient, tous les huit. L’eau n’avait plus rien à porter.',
  ],
  gift: [
    '{helper} [tendit|a tendu] quatre bras vides, puis un cinquième. Il tenait un morceau de verre usé par la mer. <helper>Il a été bouteille. Maintenant il est doux.</helper>',
    '<helper>Tiens</helper>, [dit|a dit] {helper}, et trois bras [tendirent|ont tendu] un morceau de verre tout doux. <helper>La mer l’a sucé longtemps.</helper>',
  ],
  homeward: [
    'On [remonta|est remonté] lentement, marche après marche, et le bruit du monde [revint|est revenu] par les oreilles.',
    'La dame [tourna|a tourné] la roue dans l’autre sens, et la mer [redescendit|est redescendue]. Dans les oreilles, il [resta|est resté] un bout de silence.',
    'Le rond [se ferma|s’est fermé] sur le carrelage, comme un œil. Il restait du sable, juste de quoi y dessiner.',
    'Le pêcheur [remonta|est remonté] le dernier, les deux seaux pleins de lumière. En haut, la flaque n’avait plus de marches.',
  ],
  unplay: [
    'C’était l’heure du dîner. La mer [se replia|s’est repliée] sur le canapé, et la grotte [eut|a eu] de nouveau des assiettes.',
    'La pieuvre [perdit|a perdu] ses bras, deux par deux, dans le tiroir. Il y avait des nouilles, et elles nageaient aussi.',
  ],
  question: [
    '<hero>Pourquoi entend-on, sous l’eau, sans savoir d’où ça vient ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [cogna|a cogné] deux pierres, à gauche, puis à droite. Cela semblait venir de partout. Dans l’eau, le son va si vite qu’il touche les deux oreilles presque en même temps.',
  ],
};
