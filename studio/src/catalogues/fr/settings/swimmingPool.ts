import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  passage: [
    'Il fallait passer par les casiers, puis par la douche, puis par le petit bain de pieds, où l’eau est toujours fâchée.',
    'Le sac était déjà mouillé, du mercredi d’avant. {hero} [poussa|a poussé] la porte de verre, et le bruit [sortit|est sorti].',
    'La carte d’abonnement avait une photo de l’an dernier. Le tourniquet [la regarda|l’a regardée] longtemps, et [dit|a dit] bip quand même.',
    'Le bonnet était encore trop serré. {hero_subj} [tira|a tiré] d’un côté, puis de l’autre, et tous les bruits [devinrent|sont devenus] ronds.',
  ],
  arrive: [
    'Ça piquait un peu le nez. Les cris ricochaient sous le plafond, et le carrelage était froid, puis mouillé, puis froid.',
    'La vapeur chatouillait la gorge. Un ballon claquait sur l’eau, et sous les pieds, le sol avait de petites bosses.',
    'L’air était tiède comme un bain d’oiseau. Un sifflet, une pantoufle, un rire : tout revenait deux fois.',
    'Cela sentait l’eau propre et le pain au lait. Sous la plante des pieds, les petits carreaux faisaient une carte.',
    { text: 'Ça piquait le nez. Plouf, splatch, plouf.', to: '3-5' },
    { text: 'Le carrelage était froid. Les cris faisaient oh oh oh.', to: '3-5' },
  ],
  image: [
    'Au fond, les lignes bleues ondulaient comme des serpents bien élevés.',
    'Une sandale flottait, très lentement, vers le petit bain.',
    'Douze planches de mousse séchaient debout. La treizième se reposait sur l’épaule de la douzième.',
    'Sur le banc, un monsieur tricotait en maillot. Il tricotait un maillot.',
  ],
  meet: [
    'La maître-nageuse était en haut de sa chaise, un sifflet entre les dents. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je vois tout. Surtout ceux qui courent.</helper>',
    '<helper>On ne court pas</helper>, [dit|a dit] une maître-nageuse, sans se retourner. <helper>{helper}. J’ai des yeux dans le bonnet.</helper>',
    'Un sifflet dormait sur un ventre, et le ventre montait et descendait. <helper>Je ne dors pas</helper>, [dit|a dit] la maître-nageuse. <helper>Je vois avec les oreilles. {helper}.</helper>',
    'La maître-nageuse portait sept planches et un petit frère. <helper>Il n’est à personne, celui-là ?</helper> [demanda|a demandé] {helper}. <helper>Ah si, là-bas. Bonjour.</helper>',
    {
      text: 'La maître-nageuse avait un sifflet. Fuit. <helper>{helper}</helper>, [dit|a dit] la dame. <helper>On marche, ici.</helper>',
      to: '3-5',
    },
    {
      text: 'Tout en haut d’une chaise, quelqu’un [siffla|a sifflé]. C’était {helper}, la maître-nageuse.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait longer le bord, une main sur la barre. {helper} marchait au même pas, la perche sous le bras.',
    'Le carrelage avait deux bandes, une sèche et une mouillée. {helper} marchait sur la sèche, et tout le monde derrière.',
    'Il y avait des flèches au sol, pour les pieds qui ne savent pas. {helper} marchait à l’envers et ne cognait rien.',
    'Le petit tour passait par les douches, le grand par la vitre. {helper} disait : le grand, mais en marchant.',
  ],
  still: [
    'L’eau s’était refermée, bien lisse. Une horloge avançait d’un cran.',
    'Au plafond, la lumière de l’eau faisait des mailles. Elles allaient de moins en moins vite.',
    'Une bulle montait du fond, seule. Elle avait tout le bassin.',
    'Les cris étaient partis au vestiaire. L’eau refermait ses ronds, un par un.',
  ],
  gift: [
    '{helper} [décousit|a décousu] un badge de sa propre veste, avec une petite grenouille. <helper>C’était mon premier. Couds-le droit.</helper>',
    '{helper} [sortit|a sorti] un badge de la boîte aux trouvailles. <helper>Personne ne l’a réclamé depuis huit ans. Il t’attendait.</helper>',
  ],
  homeward: [
    'Dehors, il faisait un froid délicieux. Les manches étaient un peu mouillées, et un petit pain n’avait jamais été aussi bon.',
    'Le sac était mouillé pour mercredi prochain.',
    'Le tourniquet [ne demanda rien|n’a rien demandé] à la sortie. Il faisait le même bip, en plus grave.',
    'Sans bonnet, tous les bruits étaient pointus. Même la fermeture du sac.',
  ],
  question: ['<hero>Pourquoi est-on si léger, dans l’eau ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [poussa|a poussé] un ballon sous l’eau, et il [repoussa|a repoussé] la main. L’eau qu’on déplace pousse vers le haut. Elle porte tout le monde, le ballon et les gens.',
  ],
  play: [
    'Le tourniquet ne laissait passer que les gens, un par un. {hero_subj} [passa|est passé{hero_e}] dessous, avec son sac, pour être sûr{hero_e} d’y être.',
    'Il y avait un casier par personne, et un petit bracelet. {hero} [suivit|a suivi] les traces de pieds mouillés jusqu’au bassin.',
  ],
  unplay: [
    'Le tourniquet ne comptait pas ceux qui sortent. L’air du soir piquait le nez, et la soupe attendait.',
    'Les traces de pieds [séchèrent|ont séché], l’une après l’autre, jusqu’à la porte. Il ne restait que l’odeur, sur les mains.',
  ],
};
