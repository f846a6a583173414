import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  title: ['La pierre qui ne voulait pas refroidir', '{hero} au bord du chaudron'],
  passage: [
    'Le sentier montait en lacets. À chaque tournant, la terre devenait un peu plus noire et les semelles un peu plus tièdes, {to_setting}.',
    'La marmite fumait sur le feu. {hero} [se pencha|s’est penché{hero_e}] un peu trop, et la marmite était immense.',
  ],
  arrive: [
    'La pierre était chaude comme du pain. Cela sentait l’œuf, et quelque chose sous le sol se raclait la gorge.',
    'Le sol grondait comme un ventre. L’air était sec, il sentait l’allumette, et les pierres craquaient en refroidissant.',
  ],
  image: [
    'La vapeur s’ouvrait et se fermait comme un rideau. Une fois sur trois, il y avait derrière une chaise, taillée dans la lave.',
    'Un caillou, tout seul, faisait de petits bonds sur une pierre brûlante.',
  ],
  meet: [
    'Une salamandre de feu [sortit|est sortie] d’une fente, noire avec des taches jaunes. <helper>{helper}</helper>, [dit-elle|a-t-elle dit] d’une voix qui crépitait. <helper>Je tiens la maison au chaud. C’est du travail.</helper>',
    '<helper>Ne t’assieds pas là, c’est mon lit</helper>, [dit|a dit] une braise. La braise avait quatre pattes. C’était {helper}, la salamandre.',
  ],
  task: [
    '<helper>La pierre de braise a glissé au fond</helper>, [dit|a dit] {helper}. <helper>Sans elle, la source chaude sera glacée demain. Il faut la remonter, et entre elle et nous, il y a la pente de cendres.</helper>',
    '<helper>Ma pierre de braise est en bas</helper>, [dit|a dit] {helper}. <helper>Sans elle, tout s’éteint dès qu’il pleut, et regarde le ciel. Il n’y a que la pente de cendres.</helper>',
  ],
  way: [
    'On [marcha|a marché] d’une dalle à l’autre. {helper} posait d’abord la patte, et disait : tiède, tiède, chaud, pas là.',
    'On [tourna|a tourné] autour des fumées, {helper} devant, tantôt rouge, tantôt noire, selon les pierres.',
  ],
  obstacle: [
    'La pente de cendres descendait, grise et douce. On y faisait un pas, et l’on reculait de deux.',
    'La pente de cendres n’avait pas de prise. Même le regard y glissait.',
  ],
  stuck: [
    'La cendre [coula|a coulé] sous les pieds, sans un bruit, et [rapporta|a rapporté] tout le monde au départ.',
    'La cendre [monta|est montée] jusqu’aux genoux, tiède et fine comme de la farine.',
  ],
  still: [
    'La vapeur ne bougeait plus. Quelque part sous la pierre, une bulle montait, et prenait son temps.',
    'Le volcan ne grondait plus. On aurait dit qu’il écoutait aux portes.',
  ],
  open: [
    'En bas, sous une croûte grise, la pierre de braise luisait comme un œil qu’on entrouvre. Remise à sa place, elle [ronronna|a ronronné], et la source [se remit|s’est remise] à fumer.',
    'Au bas de la pente, la pierre de braise rougeoyait. Elle avait eu froid, elle aussi. {helper} [se coucha|s’est couchée] dessus, et tout le cratère [se remit|s’est remis] à ronfler.',
  ],
  gift: [
    '{helper} [poussa|a poussé] vers {hero} une pierre ponce, légère comme un biscuit. <helper>Elle flotte. Le volcan fait aussi des blagues.</helper>',
    '<helper>Une pierre ponce</helper>, [dit|a dit] {helper}. <helper>Elle est pleine de trous. C’est là que je range l’air.</helper>',
  ],
  homeward: [
    'En descendant, la terre [redevint|est redevenue] brune, puis verte, et les semelles [refroidirent|ont refroidi] l’une après l’autre.',
    'La fumée [s’écarta|s’est écartée], et c’était le retour, avec des chaussures grises.',
  ],
  question: ['<hero>D’où vient le feu qu’il y a sous les volcans ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] la main sur la roche, près du bord puis plus bas. Plus on allait vers le fond, plus elle était chaude. Dans la Terre, il fait si chaud que la pierre devient molle, et parfois elle remonte.',
  ],
};
