import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  title: ['La source qui s’était cachée', '{hero} et la dune qui marchait'],
  passage: [
    'Une caravane de trois ânes et d’un parapluie passait par là. {hero_subj} [monta|est monté{hero_e}] sur le deuxième âne, et l’on [alla|est allé] {to_setting}.',
    'Le sablier de la cuisine coulait. {hero_subj} [suivit|a suivi] des yeux un grain, puis le grain suivant, puis il n’y [eut|a eu] que du sable.',
  ],
  arrive: [
    'On sentait l’ombre les yeux fermés, comme une main fraîche. Les dattes mûres collaient aux doigts, et les palmes faisaient un bruit de pluie, sans pluie.',
    'Le vent polissait les oreilles. Puis il y [eut|a eu] une odeur verte, et le bruit d’une feuille sur une autre.',
  ],
  image: [
    'Dans le sable, il y avait une cuillère. À côté de la cuillère, de toutes petites traces, et plus rien.',
    'Un âne portait une horloge. Elle était arrêtée, mais il marchait du même pas.',
  ],
  meet: [
    'Deux oreilles [dépassèrent|ont dépassé] du sable, puis tout un fennec. <helper>{helper}</helper>, [dit|a dit] le petit renard. <helper>J’entends pousser les dattes. Elles se plaignent.</helper>',
    '<helper>Chut</helper>, [dit|a dit] un fennec, l’oreille contre le sable. <helper>{helper}. J’écoute l’eau. Elle vient de tourner à droite.</helper>',
  ],
  task: [
    '<helper>La source a disparu sous le sable</helper>, [dit|a dit] {helper}. <helper>Sans eau ce soir, les ânes ne repartent pas. Je l’entends encore, derrière la grande dune.</helper>',
    '<helper>La source est bouchée</helper>, [dit|a dit] {helper}. <helper>Les palmiers n’ont plus qu’un jour. Elle sort derrière la dune, et il faut y être avant la nuit.</helper>',
  ],
  way: [
    'On [marcha|a marché] à l’ombre des palmes, de l’une à l’autre. {helper} s’arrêtait tous les dix pas pour coller une oreille au sol.',
    '{helper} allait d’une ombre à l’autre, et il n’y en avait pas beaucoup. On attendait son tour.',
  ],
  obstacle: [
    'La dune était haute comme une église, et le sable y coulait comme dans un sablier. Elle fumait un peu au sommet.',
    'La dune avait un bord net comme une lame, et personne dessus.',
  ],
  stuck: [
    'La dune [descendit|est descendue] d’un pas pour chaque pas qu’on montait. À ce jeu, elle avait du temps.',
    'Un pan de sable [s’en alla|s’en est allé], avec toutes les traces de pas.',
  ],
  still: [
    'Le vent était tombé. Dans le silence, on entendait quelque chose de rond et de frais, très loin dessous.',
    'Le sable chantait très bas. Puis il [se tut|s’est tu] aussi.',
  ],
  open: [
    'Derrière la dune, le sable était sombre. On y [creusa|a creusé] un trou avec les mains. L’eau [vint|est venue] d’elle-même, claire, et assez fraîche pour faire crier les dents.',
    'On [roula|a roulé] jusqu’en bas, et la main [se posa|s’est posée] sur du mouillé. Une pierre, poussée de côté, et la source [jaillit|a jailli].',
  ],
  gift: [
    '{helper} [offrit|a offert] à {hero} un noyau de datte, lisse comme un galet. <helper>C’est un palmier. Il est plié.</helper>',
    '{helper} [cracha|a craché] un noyau de datte, [le frotta|l’a frotté], [le tendit|l’a tendu]. <helper>C’est le meilleur du coin. Il a connu un sultan.</helper>',
  ],
  homeward: [
    'Le sable était froid, maintenant, et les ânes marchaient vite, avec un bruit d’eau dans les outres.',
    'Dans la cuisine, le sablier avait fini. Il y avait du sable aussi dans les chaussettes.',
  ],
  question: ['<hero>Où se cache l’eau, dans un désert ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [versa|a versé] un gobelet d’eau sur le sable. Elle n’était plus là, mais plus bas, le sable était mouillé. L’eau descend jusqu’à une pierre qui l’arrête, et là elle attend.',
  ],
};
