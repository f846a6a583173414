import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  passage: [
    'Le sentier montait en lacets, derrière une guide au chapeau rond. À chaque tournant, la terre devenait un peu plus noire et les semelles un peu plus tièdes.',
    'L’image, dans le grand livre, montrait une montagne qui fume. La fumée [sortit|est sortie] de la page, tout à fait douce, et la page [devint|est devenue] immense.',
    'Sous le tapis du salon, le sol grondait depuis dimanche. {hero_subj} [souleva|a soulevé] un coin, et il y avait de la terre noire, et un escalier.',
    'Le caillou noir du bureau était toujours tiède. Ce soir-là, il [ronronna|a ronronné], et le bureau [eut|a eu] un horizon de cendre.',
  ],
  play: [
    'Les coussins en rond faisaient le cratère, et au milieu la couverture rouge dormait. Il fallait marcher sur le bord, sans réveiller la montagne.',
    'La baignoire vide était le cratère. Le tapis de bain grondait, parce que chacun grondait dessous.',
  ],
  arrive: [
    'La pierre était tiède comme du pain d’hier. Cela sentait l’œuf, et sous le sol la montagne se raclait la gorge.',
    'Le sol grondait comme un ventre. L’air était sec, il sentait le caillou frotté, et les pierres craquaient en se parlant.',
    'La terre parlait tout bas, avec des cailloux dans la bouche. L’air sentait le savon et la pierre, et une brume passait et repassait, sans mouiller.',
    'De petites vapeurs sortaient du sol et disaient pff. L’air avait un goût de noix, et les semelles collaient un peu.',
    { text: 'La pierre était tiède. Grrr, disait la montagne, tout bas.', to: '3-5' },
    { text: 'Pff, faisaient les trous. Ça sentait un peu l’œuf.', to: '3-5' },
  ],
  image: [
    'La vapeur s’ouvrait et se fermait comme un rideau. Une fois sur trois, il y avait derrière une chaise, taillée dans la lave.',
    'Un caillou, tout seul, faisait de petits bonds sur une plaque qui ronronne.',
    'Une chaussure vide marchait sur une plaque, et y dansait un peu, quand le dessous toussait.',
    'Sur une pierre plate, trois lézards dormaient en étoile, les queues au milieu.',
  ],
  meet: [
    'Une salamandre de feu [sortit|est sortie] d’une fente, noire avec des taches jaunes. <helper>{helper}</helper>, [dit-elle|a-t-elle dit] d’une voix qui crépitait. <helper>Je tiens la maison au chaud. C’est du travail.</helper>',
    '<helper>Ne t’assieds pas là, c’est mon lit</helper>, [dit|a dit] une tache jaune. La tache avait quatre pattes. C’était {helper}, la salamandre.',
    'Une salamandre traversait, portant un caillou d’un blanc de lait. <helper>C’est mon oreiller</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Il y en a un autre, mais il ronfle.</helper>',
    'Deux yeux jaunes [s’ouvrirent|se sont ouverts] dans un mur. Autour des yeux, il y avait une salamandre. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je faisais le mur. C’est reposant.</helper>',
    {
      text: 'Une salamandre [sortit|est sortie] d’une fente. <helper>{helper}</helper>, [dit|a dit] la salamandre. <helper>Je suis chaude.</helper>',
      to: '3-5',
    },
    {
      text: 'Une pierre avait des taches jaunes et des pattes. C’était {helper}, une salamandre.',
      to: '3-5',
    },
  ],
  way: [
    'On [marcha|a marché] d’une dalle à l’autre. {helper} posait d’abord la patte, et disait : tiède, tiède, doux, pas là.',
    'On [tourna|a tourné] autour des fumées, {helper} devant, tantôt rouge, tantôt noire, selon les pierres.',
    'Le chemin contournait tout ce qui fumait, et il y avait de quoi contourner. {helper} annonçait les marches, qui changeaient de place.',
    'On [longea|a longé] le bord intérieur, loin du vide, une main contre la paroi. {helper} avait quatre mains contre, par prudence.',
  ],
  still: [
    'La vapeur ne bougeait plus. Sous la pierre, une bulle montait, et prenait son temps.',
    'Le volcan ne grondait plus. On aurait dit qu’il écoutait aux portes.',
    'La montagne [avala|a avalé] sa salive. Un caillou [roula|a roulé], et [regarda|a regardé] où il était.',
    'Un pff [s’arrêta|s’est arrêté] au milieu. Le reste [vint|est venu] plus tard, tout petit.',
  ],
  gift: [
    '{helper} [poussa|a poussé] vers {hero} une pierre ponce, légère comme un biscuit. <helper>Elle flotte. Le volcan fait aussi des blagues.</helper>',
    '<helper>Une pierre ponce</helper>, [dit|a dit] {helper}. <helper>Elle est pleine de trous. C’est là que je range l’air.</helper>',
  ],
  homeward: [
    'En descendant, la terre [redevint|est redevenue] brune, puis verte, et les semelles [refroidirent|ont refroidi] l’une après l’autre.',
    'La fumée [rentra|est rentrée] dans la page, en commençant par le bord. Il [resta|est resté] un peu de gris sur les chaussures.',
    'Sous le tapis, le sol [se tut|s’est tu] en une marche. Il restait de la terre noire dans les lacets.',
    'Le caillou [cessa|a cessé] de ronronner. Sur le bureau, il y avait un peu de cendre, assez pour écrire une lettre.',
  ],
  unplay: [
    'C’était l’heure du dîner. La montagne [se replia|s’est repliée] au bout du canapé, et le cratère [alla|est allé] se laver les mains.',
    'Une voix [appela|a appelé] à table, et la montagne [se tut|s’est tue]. Il y avait de la purée, avec un creux au milieu.',
  ],
  question: ['<hero>Pourquoi la terre est-elle tiède, ici ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] la main sur la roche, au bord du sentier, puis un peu plus bas. Plus bas, elle était plus tiède. Au fond de la Terre, la pierre est si chaude qu’elle devient molle. Le sol en garde un peu.',
  ],
};
