import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  passage: [
    'Au bout du lac, une arche s’ouvrait dans la glace, bleue comme l’intérieur d’une bille. Une vieille guide tenait la lanterne et [entra|est entrée] la première.',
    'Le givre avait dessiné une porte sur la vitre. {hero_subj} [souffla|a soufflé] dessus, et elle [s’ouvrit|s’est ouverte].',
    'La vieille guide [leva|a levé] la lanterne, et la lumière [fit|a fait] le tour. Là où elle devenait bleue, la glace s’ouvrait.',
    'La boule à neige avait une fente dans son paysage. {hero_subj} [approcha|a approché] l’œil, et le froid [vint|est venu] sur les joues, puis la neige sous les pieds.',
  ],
  play: [
    'Le drap blanc pendait de la table jusqu’au sol, et dessous c’était la grotte de glace. Le papier d’argent faisait les miroirs, et l’on chuchotait à cause de l’écho.',
    'Le carrelage de la cuisine était la grotte de glace. On n’y marchait que sur les blancs, en chaussettes, et l’on glissait sur les autres.',
  ],
  arrive: [
    'Une lumière bleue coulait des murs. Le souffle restait suspendu, et une goutte tombait, ploc, puis une autre, comme une horloge qui aurait froid.',
    'Le froid pinçait le bout des oreilles. Chaque pas craquait deux fois, une fois ici, une fois au fond.',
    'Chaque souffle devenait un petit nuage et s’en allait. L’air sentait la pierre mouillée, et une goutte tombait très loin, toujours à la même heure.',
    'Les mots sortaient en petits nuages et tombaient par terre. Tout sentait le métal et la menthe, et la glace grinçait comme une chaussure neuve.',
    { text: 'Ploc, faisait une goutte. Le froid pinçait les oreilles.', to: '3-5' },
    { text: 'Tout était bleu. Le souffle faisait un petit nuage.', to: '3-5' },
  ],
  image: [
    'Dans la paroi, une plume était prise, parfaitement blanche, avec un bout de vent encore autour.',
    'Un poisson, dans la glace, nageait depuis l’hiver dernier.',
    'Dans la glace, une feuille d’automne était restée, rouge, avec une bulle à la place de la tige.',
    'Une stalactite et une stalagmite se touchaient presque. Entre les deux, il y avait la place d’une feuille de papier.',
  ],
  meet: [
    'Un renard polaire attendait, assis sur sa queue. <helper>{helper}</helper>, [dit|a dit] le renard tout bas. <helper>Ici, on chuchote. La glace répète tout, et elle déforme.</helper>',
    '<helper>Essuyez vos pieds</helper>, [chuchota|a chuchoté] un renard blanc sur de la neige blanche. <helper>{helper}. Je suis là. Non, plus à gauche.</helper>',
    'Deux traces [s’arrêtèrent|se sont arrêtées] devant {hero}, et il n’y avait rien dessus. <helper>Encore un effort</helper>, [dit|a dit] une voix, et c’était un renard blanc. <helper>{helper}. Vous regardiez deux pouces trop à droite.</helper>',
    'Un renard blanc polissait le sol avec sa queue. <helper>Attention, c’est fraîchement gelé</helper>, [chuchota|a chuchoté] le renard. <helper>{helper}. Je fais aussi les plafonds.</helper>',
    {
      text: 'Un renard blanc était assis sur sa queue. <helper>{helper}</helper>, [chuchota|a chuchoté] le renard. <helper>Chut, chut.</helper>',
      to: '3-5',
    },
    {
      text: 'La neige [cligna|a cligné]. C’était un renard. <helper>{helper}</helper>, [dit|a dit] le renard. <helper>Je suis blanc.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'On [avança|a avancé] à petits pas, les mains écartées. {helper} connaissait les endroits où la glace tient, et les autres aussi.',
    'On [glissa|a glissé] sur les semelles. {helper} glissait mieux, mais il avait quatre patins.',
    'Le couloir montait en spirale, lisse comme l’intérieur d’un coquillage. {helper} comptait les marches qu’on ne voyait pas.',
    'Il fallait passer entre deux parois et rentrer le ventre. {helper} n’avait pas de ventre, il avait un manteau.',
  ],
  still: [
    'Ploc, [fit|a fait] une goutte. Puis plus rien pendant très longtemps. Puis ploc.',
    'La goutte pendait au plafond. Elle brillait, elle hésitait, elle pendait toujours.',
    'La glace [craqua|a craqué] une fois, tout près, comme un meuble dans la nuit. Puis elle [se tut|s’est tue].',
    'Une plume de givre [poussa|a poussé] sur la paroi. On pouvait la regarder faire.',
  ],
  gift: [
    '{helper} [recueillit|a recueilli] la goutte suivante dans un petit flacon. <helper>Celle-ci a mille ans. Elle ne les fait pas.</helper>',
    '{helper} [attrapa|a attrapé] une goutte au vol et [ferma|a fermé] le flacon. <helper>Elle est toute jeune. Elle date d’hier.</helper>',
  ],
  homeward: [
    'Dehors, le jour semblait jaune. La lanterne de la guide [s’en alla|s’en est allée] devant, et les pas dans la neige étaient presque trop forts.',
    'La porte de givre [fondit|a fondu] derrière, en commençant par la poignée.',
    'La vieille guide [baissa|a baissé] la lanterne. Devant, la neige était blanche et parlait à voix haute.',
    'La neige [retomba|est retombée], toute la neige à la fois. La boule était dans la main, et la fente n’y était plus.',
  ],
  unplay: [
    'C’était l’heure du dîner, et la grotte [remonta|est remontée] sur la table, avec les assiettes dessus.',
    'Les chaussettes [retrouvèrent|ont retrouvé] leurs chaussons. La grotte [sentit|a senti] la soupe, ce qui n’arrive pas aux grottes.',
  ],
  question: [
    '<hero>Pourquoi la glace flotte</hero>, [demanda|a demandé] {hero}, <hero>si c’est de l’eau ?</hero>',
  ],
  answer: [
    '{hero_subj} avait rempli une gourde à ras bord, et le gel avait poussé le bouchon. En gelant, l’eau prend plus de place. Elle pèse donc moins, pour la même taille, et elle flotte.',
  ],
};
