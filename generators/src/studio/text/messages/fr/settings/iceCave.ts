import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  title: ['Le cristal qui battait la mesure', '{hero} dans le couloir des reflets'],
  passage: ['Au bout du lac gelé, une fente s’ouvrait dans la glace, bleue comme l’intérieur d’une bille. On y [entra|est entré] de côté.'],
  arrive: [
    'Une lumière bleue venait de nulle part. Le souffle restait suspendu, et une goutte tombait, ploc, puis une autre, comme une horloge qui aurait froid.',
  ],
  image: ['Dans la paroi, une plume était prise, parfaitement blanche, avec un bout de vent encore autour.'],
  meet: [
    'Un renard polaire attendait, assis sur sa queue. <helper>{helper},</helper> [dit|a dit] le renard tout bas. <helper>Ici, on chuchote. La glace répète tout, et elle déforme.</helper>',
  ],
  task: [
    '<helper>Le cristal est sorti de son socle,</helper> [dit|a dit] {helper}. <helper>Sans lui, les gouttes perdent la mesure et la grotte se fend. Il est au fond du couloir de miroirs.</helper>',
  ],
  way: ['On [avança|a avancé] à petits pas, les mains écartées. {helper} connaissait les endroits où la glace tient, et les autres aussi.'],
  obstacle: ['Le couloir de miroirs montrait dix {hero}, et aucun n’allait du même côté. Il y avait dix sorties, toutes fermées.'],
  stuck: ['Le couloir [renvoya|a renvoyé] tous les visages, l’un après l’autre, avec un air de reproche.'],
  still: ['Ploc, [fit|a fait] une goutte. Puis plus rien pendant très longtemps. Puis ploc.'],
  open: [
    'Au bout du couloir, un seul reflet ne bougeait pas : c’était une vraie ouverture. Le cristal était là. Posé sur son socle, il [tinta|a tinté] une fois, et toutes les gouttes [retombèrent|sont retombées] ensemble.',
  ],
  gift: [
    '{helper} [recueillit|a recueilli] la goutte suivante dans un petit flacon. <helper>Celle-ci a mille ans,</helper> [dit|a dit] {helper}. <helper>Elle ne les fait pas.</helper>',
  ],
  homeward: ['Dehors, le jour semblait jaune, et le bruit de leurs pas dans la neige était presque trop fort.'],
  question: ['<hero>Pourquoi la glace flotte,</hero> [demanda|a demandé] {hero}, <hero>si c’est de l’eau ?</hero>'],
  answer: [
    '{hero_subj} avait rempli une gourde à ras bord, et le gel avait poussé le bouchon. En gelant, l’eau prend plus de place. Elle pèse donc moins, pour la même taille, et elle flotte.',
  ],
};
