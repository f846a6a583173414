import type { SettingMessages } from '../../schema.ts';

export const alienPlanet: SettingMessages = {
  title: ['Le mot qui manquait', '{hero} sous deux soleils'],
  passage: [
    'La tente du jardin avait une fermeture éclair de trop. Quand {hero} l’[ouvrit|a ouverte], il n’y avait pas le jardin, mais une pente d’étoiles.',
    '{hero_subj} [appuya|a appuyé] sur le bouton rond de l’ascenseur, celui sans numéro. On [monta|est monté] très, très longtemps.',
  ],
  arrive: [
    'Chaque pas durait trop longtemps. L’herbe se penchait vers qui passait, et l’air avait un goût de limonade plate.',
    'L’air crépitait comme une limonade. Le sol rebondissait, et chaque son revenait un peu plus tard, en plus aigu.',
  ],
  image: [
    'Il y avait deux petits soleils. Chacun avait son ombre, et les deux ombres de {hero} ne s’entendaient pas.',
    'Une fleur avait une fermeture éclair. Elle était ouverte sur une autre fleur.',
  ],
  meet: [
    'Un escargot avec trois yeux [arriva|est arrivé], un œil après l’autre. <helper>{helper} moi</helper>, [dit|a dit] l’escargot. <helper>Toi non {helper}. Déjà deux choses sûres.</helper>',
    'Trois yeux [sortirent|sont sortis] d’une coquille, et [se mirent|se sont mis] d’accord. <helper>Moi {helper}</helper>, [dit|a dit] l’escargot. <helper>Toi avoir que deux ? Pas grave.</helper>',
  ],
  task: [
    '<helper>Nous perdu un mot</helper>, [dit|a dit] {helper}. <helper>Celui pour quand quelqu’un part. Sans mot, la fusée rester. Le mot être de l’autre côté du lac.</helper>',
    '<helper>Un mot tombé dans le lac</helper>, [dit|a dit] {helper}. <helper>Petit mot, important. Sans lui, pas dire au revoir, et fusée partir tout à l’heure.</helper>',
  ],
  way: [
    'On [avança|a avancé] par bonds, longs comme des wagons. {helper}, sur une épaule, disait le nom des choses : plouk, plouk aussi, gros plouk.',
    'On [glissa|a glissé] sur la trace de {helper}, qui était large, brillante et très pratique.',
  ],
  obstacle: [
    'Le lac était rose et lisse, mais il n’était pas mouillé. Il reculait quand on avançait, et il avançait quand on reculait.',
    'Le lac était couleur de framboise, et il regardait. Quand on faisait un pas, il en faisait un aussi.',
  ],
  stuck: [
    'Le lac [fit|a fait] une vague, une seule, et l’[envoya|a envoyée] juste au bout de leurs pieds.',
    'Le lac [tira|a tiré] une langue. C’était une vague, mais tout de même.',
  ],
  still: [
    'Un soleil [passa|est passé] derrière l’autre. L’herbe [retint|a retenu] son souffle, si l’herbe a un souffle.',
    'Les deux soleils se regardaient. Le vent s’était assis.',
  ],
  open: [
    'Le lac [s’ouvrit|s’est ouvert] au milieu, comme un livre. Au fond, il y avait le mot, tout petit, rond et clair. {helper} [le goûta|l’a goûté] longtemps. Cela voulait dire : au revoir, mais plutôt revoir.',
    'Le lac [se retira|s’est retiré], un peu gêné. Le mot brillait au fond, pas plus gros qu’un pépin. {helper} [le dit|l’a dit] aussitôt, trois fois, un œil après l’autre.',
  ],
  gift: [
    '<helper>Pour toi</helper>, [dit|a dit] {helper}, et c’était un caillou de lune, encore tiède. <helper>Nous en avoir deux. De lunes.</helper>',
    '{helper} [roula|a roulé] vers {hero} un caillou de lune. <helper>Tenir chaud aux poches. Même poches sans toi.</helper>',
  ],
  homeward: [
    'La fusée [dit|a dit] le mot, et [put|a pu] partir. Derrière le hublot, trois yeux [clignèrent|ont cligné], l’un après l’autre.',
    'L’ascenseur [redescendit|est redescendu]. Il avait un goût de limonade.',
  ],
  question: ['<hero>Pourquoi saute-t-on plus haut, ici ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [laissa|a laissé] tomber un caillou et [compta|a compté]. Chez nous, il tombe avant qu’on ait dit un. Ici, on arrivait à trois. Une petite planète tire moins fort sur tout le monde.',
  ],
};
