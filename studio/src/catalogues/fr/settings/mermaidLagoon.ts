import type { SettingMessages } from '../../schema.ts';

export const mermaidLagoon: SettingMessages = {
  title: ['La chanson au fond de l’eau', '{hero} et le peigne de nacre'],
  passage: [
    'La bouée ronde [partit|est partie] sans demander. Elle [passa|est passée] la dernière corde, puis un rocher, et [s’arrêta|s’est arrêtée] {at_setting}.',
    'Le coquillage de l’étagère était grand. {hero} y [mit|a mis] l’oreille, puis la tête, puis tout le reste.',
  ],
  arrive: [
    'L’eau était tiède et peu profonde, et le sable glissait entre les orteils. Cela sentait l’algue sèche, et dans chaque coquille il restait un bout de musique.',
    'L’eau arrivait aux genoux et sentait l’été. Des bulles éclataient contre les mollets, avec un bruit de lèvres.',
  ],
  image: [
    'La lumière marchait sur le fond, en pantoufles, et traversait les poissons.',
    'Une étoile de mer faisait la planche. Elle était très forte.',
  ],
  meet: [
    'Sur un rocher, une petite sirène nouait ses cheveux avec une algue. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je chante faux, mais très loin.</helper>',
    '<helper>Tu as deux queues</helper>, [dit|a dit] une petite sirène, très intéressée. <helper>Je m’appelle {helper}. On peut s’asseoir avec ?</helper>',
  ],
  task: [
    '<helper>Ma chanson s’est échouée</helper>, [dit|a dit] {helper}. <helper>Les bateaux l’attendent pour rentrer. Elle est de l’autre côté du banc de sable, et la mer baisse.</helper>',
    '<helper>J’ai perdu ma chanson</helper>, [dit|a dit] {helper}. <helper>C’est elle qui ramène les barques. Elle a roulé derrière le banc de sable. Et l’eau s’en va.</helper>',
  ],
  way: [
    'On [suivit|a suivi] le bord, de l’eau jusqu’aux genoux. {helper} nageait à côté, sur le dos, et saluait les crabes par leur nom.',
    'On [pataugea|a pataugé]. {helper} nageait en cercle, parce qu’attendre, elle ne savait pas.',
  ],
  obstacle: [
    'Le banc de sable barrait la lagune d’un bout à l’autre. Il n’était pas haut, mais il était mou, et il en avait pour une sirène et demie.',
    'Le banc de sable luisait comme un dos de baleine. Pour l’eau, c’était un mur.',
  ],
  stuck: [
    'Le sable [s’effondra|s’est effondré] en soupirant, et [reprit|a repris] sa forme, en un peu plus large.',
    'Le sable [mangea|a mangé] un pied, sans méchanceté.',
  ],
  still: [
    'L’eau était si calme qu’on voyait l’ombre des vagues d’hier.',
    'Un crabe avait levé une pince. Il [la gardait|l’a gardée] en l’air, pour ne pas oublier.',
  ],
  open: [
    'Une rigole [s’ouvrit|s’est ouverte] dans le sable, et l’eau y [passa|est passée], et {helper} avec l’eau. La chanson était dans la dernière coquille. Elle [monta|est montée], un peu fausse, et au large un bateau [tourna|a tourné] sa proue.',
    'L’eau [trouva|a trouvé] le passage, et la sirène aussi. Dans un creux, la chanson tournait sur elle-même. {helper} l’[avala|a avalée], [toussa|a toussé], et trois barques [répondirent|ont répondu].',
  ],
  gift: [
    '{helper} [tira|a tiré] de ses cheveux un peigne de nacre. <helper>Il démêle aussi les ficelles</helper>, [dit-elle|a-t-elle dit], <helper>et certains lundis.</helper>',
    '{helper} [démêla|a démêlé] une mèche, et [donna|a donné] le peigne de nacre avec le nœud dedans. <helper>Le nœud est en prime</helper>, [dit-elle|a-t-elle dit].',
  ],
  homeward: [
    'La bouée attendait. Derrière, on entendait longtemps quelqu’un chanter faux, très loin.',
    'On [ressortit|est ressorti] du coquillage, les oreilles encore pleines.',
  ],
  question: ['<hero>Pourquoi entend-on la mer dans un coquillage ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [essaya|a essayé] avec une tasse, puis avec sa main en creux : on l’entendait aussi. Ce n’était pas la mer. C’étaient les bruits d’autour, qui tournent dedans.',
  ],
};
