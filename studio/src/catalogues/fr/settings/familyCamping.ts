import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  passage: [
    'La route [devint|est devenue] un chemin, et le chemin de l’herbe. Là, le moteur [s’arrêta|s’est arrêté], et il y [eut|a eu] un grand silence vert.',
    'Ils étaient partis tôt, la tente sur les genoux. Le dernier panneau avait un écureuil dessus.',
    'Le car [lâcha|a lâché] trois sacs, une gamelle et {hero}. Une flèche en bois disait : vers l’herbe.',
    'La tente était sur le toit, les bols sous les pieds et la casserole sur les genoux. À chaque virage, tout disait son nom.',
  ],
  arrive: [
    'Les grillons sciaient une longue planche. L’herbe était tiède, et la fermeture d’une tente faisait zip, loin, puis zip, tout près.',
    'L’herbe craquait sous les semelles. Une radio chantait dans une caravane, et l’air sentait la résine et la crème solaire.',
    'Des piquets sonnaient sous un maillet, ting, ting. Le vent sentait le foin, et l’herbe mouillait déjà les chevilles.',
    'Une tente respirait, gonflée, puis plate. Cela sentait la menthe sauvage et le pneu de vélo.',
    { text: 'Cri, cri, faisaient les grillons. L’herbe était tiède.', to: '3-5' },
    { text: 'Zip, faisait une tente. Ça sentait la crème et le pin.', to: '3-5' },
  ],
  image: [
    'À travers la moustiquaire, les étoiles avaient l’air rangées dans des petites cases.',
    'Une caravane avait des géraniums et une sonnette. La sonnette faisait coucou.',
    'Entre deux arbres, un hamac contenait un grand-père, un journal et un chat, dans cet ordre.',
    'Devant une tente, sept brosses à dents étaient plantées dans l’herbe. Une fourmi en faisait le tour.',
  ],
  meet: [
    'Un écureuil examinait le pain, les mains jointes. <companion>Voilà {helper}</companion>, [dit|a dit] {companion}. <companion>Il habite ici toute l’année. C’est nous, les voisins du dimanche.</companion>',
    'Une pomme de pin [tomba|est tombée] sur la table. <companion>C’est {helper} qui dit bonjour</companion>, [dit|a dit] {companion}. Là-haut, un écureuil [attendit|a attendu] la réponse.',
    'Le paquet de biscuits [bougea|a bougé]. <companion>C’est {helper}, l’écureuil</companion>, [dit|a dit] {companion}. <companion>Il sort les biscuits et il laisse les raisins.</companion>',
    'Deux yeux ronds regardaient du haut d’un piquet. <companion>{helper} a compté les sardines de notre tente</companion>, [dit|a dit] {companion}. <companion>Il en manque une. Je ne dis rien, mais c’est un écureuil.</companion>',
    {
      text: 'Un écureuil reniflait le pain. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. Et hop, plus de pain.',
      to: '3-5',
    },
    {
      text: 'Une pomme de pin [tomba|est tombée], toc. <companion>{helper} dit bonjour</companion>, [dit|a dit] {companion}. C’était un écureuil.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait enjamber les cordes, une par une. La dernière était un tuyau, et il était content.',
    'Entre les sacs, les seaux et les chaises, il y avait un sentier à une seule place. {hero_subj} [croisa|a croisé] une brouette, et il [fallut|a fallu] discuter.',
    'Le sentier passait entre trois tentes, dont une ronflait. L’une des deux autres lui disait chut.',
    'Il fallait marcher là où l’herbe était déjà couchée. Ailleurs, elle chatouillait exprès.',
  ],
  still: [
    'Un grillon [posa|a posé] une question. La nuit [n’y répondit pas|n’y a pas répondu].',
    'Les tentes ne bougeaient plus. Une étoile, au bord de l’arbre, attendait qu’on la voie.',
    'Le vent avait lâché les toiles. Elles pendaient, toutes, comme des manches vides.',
    'Une lampe [s’éteignit|s’est éteinte], puis la voisine. Le pré [recula|a reculé] d’un pas dans le noir.',
  ],
  gift: [
    '{companion} avait trouvé un bâton de noisetier, avec l’écorce en spirale. {companion} [le donna|l’a donné] à {hero}, le bon bout en avant.',
    '{companion} [choisit|a choisi] pour {hero} un bâton bien droit. <companion>Il a servi à une tente, à un chien et à une flaque. C’est un bâton qui a de l’expérience.</companion>',
  ],
  homeward: [
    'Le silence vert [resta|est resté] sur place. Dans la voiture, les gilets sentaient l’herbe, et c’était l’odeur qu’il fallait.',
    'Il [fallut|a fallu] plier la tente. Elle n’entrait plus dans son sac, elle avait pris du bon temps.',
    'La flèche en bois montrait toujours l’herbe. {hero_subj} [la salua|l’a saluée], et le car [s’ouvrit|s’est ouvert].',
    'Tout avait repris sa place sous les pieds et sur les genoux. Il y avait seulement une pomme de pin en plus, et elle disait son nom aussi.',
  ],
  question: ['<hero>Pourquoi les étoiles clignotent-elles ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] un caillou au fond d’un seau, et [remua|a remué] l’eau : le caillou dansait. L’étoile, elle, ne bouge pas. C’est l’air entre elle et nous qui tremble.',
  ],
};
