import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  title: ['Le cristal qui battait la mesure', '{hero} dans le couloir des reflets'],
  passage: [
    'Au bout du lac gelé, une fente s’ouvrait dans la glace, bleue comme l’intérieur d’une bille. On y [entra|est entré] de côté.',
    'Le givre avait dessiné une porte sur la vitre. {hero_subj} [souffla|a soufflé] dessus, et elle [s’ouvrit|s’est ouverte].',
  ],
  arrive: [
    'Une lumière bleue venait de nulle part. Le souffle restait suspendu, et une goutte tombait, ploc, puis une autre, comme une horloge qui aurait froid.',
    'Le froid pinçait le bout des oreilles. Chaque pas craquait deux fois, une fois ici, une fois au fond.',
  ],
  image: [
    'Dans la paroi, une plume était prise, parfaitement blanche, avec un bout de vent encore autour.',
    'Un poisson, dans la glace, nageait depuis l’hiver dernier.',
  ],
  meet: [
    'Un renard polaire attendait, assis sur sa queue. <helper>{helper}</helper>, [dit|a dit] le renard tout bas. <helper>Ici, on chuchote. La glace répète tout, et elle déforme.</helper>',
    '<helper>Essuyez vos pieds</helper>, [chuchota|a chuchoté] un renard blanc sur de la neige blanche. <helper>{helper}. Je suis là. Non, plus à gauche.</helper>',
  ],
  task: [
    '<helper>Le cristal est sorti de son socle</helper>, [dit|a dit] {helper}. <helper>Sans lui, les gouttes perdent la mesure et la grotte se fend. Il est au fond du couloir de miroirs.</helper>',
    '<helper>Le cristal a roulé tout au bout</helper>, [dit|a dit] {helper}. <helper>C’est lui qui tient le froid. Dehors, ça se radoucit, et il y a le couloir de miroirs.</helper>',
  ],
  way: [
    'On [avança|a avancé] à petits pas, les mains écartées. {helper} connaissait les endroits où la glace tient, et les autres aussi.',
    'On [glissa|a glissé] sur les semelles. {helper} glissait mieux, mais il avait quatre patins.',
  ],
  obstacle: [
    'Le couloir de miroirs montrait dix {hero}, et aucun n’allait du même côté. Il y avait dix sorties, toutes fermées.',
    'Dans le couloir de miroirs, tout le monde arrivait en face. Personne ne cédait le passage.',
  ],
  stuck: [
    'Le couloir [renvoya|a renvoyé] tous les visages, l’un après l’autre, avec un air de reproche.',
    'Un reflet [haussa|a haussé] les épaules. Ce n’était celui de personne.',
  ],
  still: [
    'Ploc, [fit|a fait] une goutte. Puis plus rien pendant très longtemps. Puis ploc.',
    'La goutte pendait. Elle brillait, elle hésitait, elle pendait toujours.',
  ],
  open: [
    'Au bout du couloir, un seul reflet ne bougeait pas : c’était une vraie ouverture. Le cristal était là. Posé sur son socle, il [tinta|a tinté] une fois, et toutes les gouttes [retombèrent|sont retombées] ensemble.',
    'Il y avait un miroir où {hero} n’était pas. C’était la sortie. Le cristal, derrière, sonnait tout seul ; dans la main, il [se calma|s’est calmé].',
  ],
  gift: [
    '{helper} [recueillit|a recueilli] la goutte suivante dans un petit flacon. <helper>Celle-ci a mille ans. Elle ne les fait pas.</helper>',
    '{helper} [attrapa|a attrapé] une goutte au vol et [ferma|a fermé] le flacon. <helper>Elle est toute jeune. Elle date d’hier.</helper>',
  ],
  homeward: [
    'Dehors, le jour semblait jaune, et le bruit de leurs pas dans la neige était presque trop fort.',
    'La porte de givre [fondit|a fondu] derrière, en commençant par la poignée.',
  ],
  question: [
    '<hero>Pourquoi la glace flotte</hero>, [demanda|a demandé] {hero}, <hero>si c’est de l’eau ?</hero>',
  ],
  answer: [
    '{hero_subj} avait rempli une gourde à ras bord, et le gel avait poussé le bouchon. En gelant, l’eau prend plus de place. Elle pèse donc moins, pour la même taille, et elle flotte.',
  ],
};
