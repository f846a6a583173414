import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  title: ['La pierre qui ne voulait pas refroidir', '{hero} au bord du chaudron'],
  passage: [
    'Le sentier montait en lacets. À chaque tournant, la terre devenait un peu plus noire et les semelles un peu plus tièdes, {to_setting}.',
  ],
  arrive: ['La pierre était chaude comme du pain. Cela sentait l’œuf, et quelque chose sous le sol se raclait la gorge.'],
  image: ['La vapeur s’ouvrait et se fermait comme un rideau. Une fois sur trois, il y avait derrière une chaise, taillée dans la lave.'],
  meet: [
    'Une salamandre de feu [sortit|est sortie] d’une fente, noire avec des taches jaunes. <helper>{helper},</helper> [dit-elle|a-t-elle dit] d’une voix qui crépitait. <helper>Je tiens la maison au chaud. C’est du travail.</helper>',
  ],
  task: [
    '<helper>La pierre de braise a glissé au fond,</helper> [dit|a dit] {helper}. <helper>Sans elle, la source chaude sera glacée demain. Il faut la remonter, et entre elle et nous, il y a la pente de cendres.</helper>',
  ],
  way: ['On [marcha|a marché] d’une dalle à l’autre. {helper} posait d’abord la patte, et disait : tiède, tiède, chaud, pas là.'],
  obstacle: ['La pente de cendres descendait, grise et douce. On y faisait un pas, et l’on reculait de deux.'],
  stuck: ['La cendre [coula|a coulé] sous les pieds, sans un bruit, et [rapporta|a rapporté] tout le monde au départ.'],
  still: ['La vapeur ne bougeait plus. Quelque part sous la pierre, une bulle montait, et prenait son temps.'],
  open: [
    'En bas, sous une croûte grise, la pierre de braise luisait comme un œil qu’on entrouvre. Remise à sa place, elle [ronronna|a ronronné], et la source [se remit|s’est remise] à fumer.',
  ],
  gift: [
    '{helper} [poussa|a poussé] vers {hero} une pierre ponce, légère comme un biscuit. <helper>Elle flotte,</helper> [dit|a dit] {helper}. <helper>Le volcan fait aussi des blagues.</helper>',
  ],
  homeward: [
    'En descendant, la terre [redevint|est redevenue] brune, puis verte, et les semelles [refroidirent|ont refroidi] l’une après l’autre.',
  ],
  question: ['<hero>D’où vient le feu qu’il y a sous les volcans ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] la main sur la roche, près du bord puis plus bas. Plus on allait vers le fond, plus elle était chaude. Dans la Terre, il fait si chaud que la pierre devient molle, et parfois elle remonte.',
  ],
};
