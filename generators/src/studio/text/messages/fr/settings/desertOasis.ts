import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  title: ['La source qui s’était cachée', '{hero} et la dune qui marchait'],
  passage: [
    'Une caravane de trois ânes et d’un parapluie passait par là. {hero_subj} [monta|est monté{hero_e}] sur le deuxième âne, et l’on [alla|est allé] {to_setting}.',
  ],
  arrive: [
    'On sentait l’ombre les yeux fermés, comme une main fraîche. Les dattes mûres collaient aux doigts, et les palmes faisaient un bruit de pluie, sans pluie.',
  ],
  image: ['Dans le sable, il y avait une cuillère. À côté de la cuillère, de toutes petites traces, et plus rien.'],
  meet: [
    'Deux oreilles [dépassèrent|ont dépassé] du sable, puis tout un fennec. <helper>{helper},</helper> [dit|a dit] le petit renard. <helper>J’entends pousser les dattes. Elles se plaignent.</helper>',
  ],
  task: [
    '<helper>La source a disparu sous le sable,</helper> [dit|a dit] {helper}. <helper>Sans eau ce soir, les ânes ne repartent pas. Je l’entends encore, derrière la grande dune.</helper>',
  ],
  way: [
    'On [marcha|a marché] à l’ombre des palmes, de l’une à l’autre. {helper} s’arrêtait tous les dix pas pour coller une oreille au sol.',
  ],
  obstacle: ['La dune était haute comme une église, et le sable y coulait comme dans un sablier. Elle fumait un peu au sommet.'],
  stuck: ['La dune [descendit|est descendue] d’un pas pour chaque pas qu’on montait. À ce jeu, elle avait du temps.'],
  still: ['Le vent était tombé. Dans le silence, on entendait quelque chose de rond et de frais, très loin dessous.'],
  open: [
    'Derrière la dune, le sable était sombre. On y [creusa|a creusé] un trou avec les mains, et l’eau [vint|est venue] d’elle-même, claire, et assez fraîche pour faire crier les dents.',
  ],
  gift: [
    '{helper} [offrit|a offert] à {hero} un noyau de datte, lisse comme un galet. <helper>C’est un palmier,</helper> [dit|a dit] {helper}. <helper>Il est plié.</helper>',
  ],
  homeward: ['Le sable était froid, maintenant, et les ânes marchaient vite, avec un bruit d’eau dans les outres.'],
  question: ['<hero>Où se cache l’eau, dans un désert ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [versa|a versé] un gobelet d’eau sur le sable. Elle n’était plus là, mais plus bas, le sable était mouillé. L’eau descend jusqu’à une pierre qui l’arrête, et là elle attend.',
  ],
};
