import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  passage: [
    'Une caravane de trois ânes et d’un parapluie passait par là. {hero_subj} [monta|est monté{hero_e}] sur le deuxième âne, et l’on [alla|est allé] {to_setting}.',
    'Le sablier de la cuisine coulait. {hero_subj} [suivit|a suivi] des yeux un grain, puis le grain suivant, puis il n’y [eut|a eu] que du sable.',
    'La carte du désert était pliée dans la poche, et il y avait du sable dans les plis. À force de la secouer, il y en [eut|a eu] jusqu’aux genoux.',
    'Une caravanière aux sandales bleues comptait ses ânes. Il lui en manquait un devant, alors elle [tendit|a tendu] la main à {hero}.',
  ],
  play: [
    'Le bac de sable faisait le désert, et l’arrosoir l’oasis. Un balai planté dans un seau donnait de l’ombre, à condition d’y croire.',
    'Le salon était le désert, et il était très grand. Tous les dix pas, le parapluie ouvert était l’oasis.',
  ],
  arrive: [
    'On sentait l’ombre les yeux fermés, comme une main fraîche. Les dattes mûres collaient aux doigts, et les palmes faisaient un bruit de pluie, sans pluie.',
    'Le vent polissait les oreilles. Puis il y [eut|a eu] une odeur verte, et le bruit d’une feuille sur une autre.',
    'Une bête buvait, une cloche au cou, et la cloche comptait les gorgées. L’ombre était fraîche comme une cruche, et l’air sentait la menthe et le cuir.',
    'Le sable était encore chaud quand l’air ne l’était plus. Une figue tombait parfois, et l’eau répondait floc.',
    { text: 'Le sable était chaud. L’ombre était fraîche comme une main.', to: '3-5' },
    { text: 'Les palmes faisaient fff, fff. Une datte collait aux doigts.', to: '3-5' },
  ],
  image: [
    'Dans le sable, il y avait une cuillère. À côté de la cuillère, de toutes petites traces, et plus rien.',
    'Un âne portait une horloge. Elle était arrêtée, mais il marchait du même pas.',
    'Sur le tronc d’un palmier, un caméléon gardait la place d’une feuille. Il avait presque la bonne couleur.',
    'Un scarabée avait roulé une boule jusqu’en haut. Il la regardait redescendre, avec intérêt.',
  ],
  meet: [
    'Deux oreilles [dépassèrent|ont dépassé] du sable, puis tout un fennec. <helper>{helper}</helper>, [dit|a dit] le petit renard. <helper>J’entends pousser les dattes. Elles se plaignent.</helper>',
    '<helper>Chut</helper>, [dit|a dit] un fennec, l’oreille contre le sable. <helper>{helper}. J’écoute l’eau. Elle vient de tourner à droite.</helper>',
    'Une oreille [traversa|a traversé] le sable toute seule, et il y avait un fennec à l’autre bout. <helper>Je fais une sieste à plat</helper>, [dit|a dit] le petit renard. <helper>{helper}. Marchez sur les côtés.</helper>',
    'Un fennec creusait, et le sable retombait toujours sur le même âne. <helper>Pardon</helper>, [dit|a dit] le petit renard. <helper>{helper}. Je cherche la fraîcheur, elle était là hier.</helper>',
    {
      text: 'Deux grandes oreilles [sortirent|sont sorties] du sable. <helper>{helper}</helper>, [dit|a dit] un fennec. <helper>J’entends tout.</helper>',
      to: '3-5',
    },
    {
      text: 'Un fennec dormait, tout plat. <helper>{helper}</helper>, [dit|a dit] le petit renard. <helper>Marchez sur les côtés.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'On [marcha|a marché] à l’ombre des palmes, de l’une à l’autre. {helper} s’arrêtait tous les dix pas pour coller une oreille au sol.',
    '{helper} allait d’une ombre à l’autre, et il n’y en avait pas beaucoup. On attendait son tour.',
    'Le chemin suivait les crottes de chameau, puis les empreintes de chameau, puis le chameau. {helper} préférait passer par-dessous.',
    'Les ânes avançaient en file, chacun dans l’ombre de l’autre. {helper} prenait celle du plus gros.',
  ],
  still: [
    'Le vent était tombé. Dans le silence, une palme [finit|a fini] son mouvement.',
    'Le sable chantait très bas. Puis il [se tut|s’est tu] aussi.',
    'Le soleil tenait sur une aiguille de dune. Il ne tombait pas encore.',
    'Une datte s’était décidée. Elle [tomba|est tombée], et tout [redevint|est redevenu] comme avant, une datte plus bas.',
  ],
  gift: [
    '{helper} [offrit|a offert] à {hero} un noyau de datte, lisse comme un galet. <helper>C’est un palmier. Il est plié.</helper>',
    '{helper} [cracha|a craché] un noyau de datte, [le frotta|l’a frotté], [le tendit|l’a tendu]. <helper>C’est le meilleur du coin. Il a connu une princesse.</helper>',
  ],
  homeward: [
    'Le sable était froid, maintenant, et les ânes marchaient vite, avec un bruit d’eau dans les outres.',
    'Dans la cuisine, le sablier avait fini. Il y avait du sable aussi dans les chaussettes.',
    'La carte [se replia|s’est repliée] comme on ferme un éventail. Il y avait un pli de plus.',
    'La caravanière aux sandales bleues [recompta|a recompté] ses ânes. Ils y étaient tous, et elle [rendit|a rendu] la main.',
  ],
  unplay: [
    'C’était l’heure du dîner. Le parapluie [se referma|s’est refermé], et le désert [eut|a eu] une table au milieu.',
    'On [appela|a appelé] à table, et la caravane [se lava|s’est lavé] les mains. Le balai n’avait plus d’ombre, il avait des poils.',
  ],
  question: ['<hero>Où se cache l’eau, dans un désert ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [versa|a versé] un gobelet d’eau sur le sable. Elle n’était plus là, mais plus bas, le sable était mouillé. L’eau descend jusqu’à une pierre qui l’arrête, et là elle attend.',
  ],
};
