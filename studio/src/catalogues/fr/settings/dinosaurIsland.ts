import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  title: ['L’œuf qui n’était pas à sa place', '{hero} et le petit pas des grands'],
  passage: [
    'Derrière les fougères du parc, il y avait d’autres fougères, plus hautes. Derrière celles-là, on était déjà {at_setting}.',
    'Le livre était ouvert à la page des fougères. {hero_subj} [éternua|a éternué], la page [tourna|a tourné], et {hero} avec.',
  ],
  arrive: [
    'Le sol bourdonnait sous les pieds avant qu’on voie quoi que ce soit. L’air sentait la boue tiède, et des feuilles hautes comme des portes frottaient l’une contre l’autre.',
    'Tout était tiède et mouillé, même l’air. Quelque chose de très lourd mâchait, pas loin, avec soin.',
  ],
  image: [
    'Dans la boue, il y avait une empreinte à trois doigts. Une famille de canards y prenait son bain.',
    'Une libellule de la taille d’un chat s’était posée sur une branche, et la branche pliait.',
  ],
  meet: [
    'Un petit tricératops [leva|a levé] la tête d’un buisson, une feuille sur chaque corne. <helper>Moi, c’est {helper}</helper>, [dit|a dit] le petit dinosaure. <helper>Je suis grand, mais pas encore.</helper>',
    'Deux cornes et une bosse [sortirent|sont sorties] de la boue. <helper>Je suis {helper}</helper>, [dit|a dit] un petit tricératops. <helper>Je m’entraîne à faire peur. Ça marche ?</helper>',
  ],
  task: [
    '<helper>Un œuf a roulé hors du nid</helper>, [dit|a dit] {helper}. <helper>Il faut l’y remettre avant le froid du soir. Mais le nid est derrière les fougères, et là-dedans, même les grands tournent en rond.</helper>',
    '<helper>Il y a un œuf tout froid, là</helper>, [dit|a dit] {helper}. <helper>Son nid est de l’autre côté des fougères. Le soleil s’en va, il faut qu’on le rende.</helper>',
  ],
  way: [
    'On [marcha|a marché] dans les traces des grands, une enjambée par orteil. {helper} poussait l’œuf du bout du nez, dans un panier de mousse.',
    '{helper} ouvrait la route en baissant la tête. Derrière, il restait un couloir à sa forme.',
  ],
  obstacle: [
    'Les fougères formaient un mur. Dès qu’on en écartait une, l’autre se refermait, avec un bruit de rideau.',
    'Le fourré de fougères n’avait ni porte ni fin. Il sentait le vert, très fort.',
  ],
  stuck: [
    'Le fourré [se resserra|s’est resserré] d’un cran. Une feuille [chatouilla|a chatouillé] tous les nez en même temps.',
    'Les fougères [se frottèrent|se sont frotté] les mains, et le couloir avait disparu.',
  ],
  still: [
    'La terre ne bourdonnait plus. On entendait, très bas, un petit toc. Il venait de l’œuf.',
    'Une goutte glissait sur la coquille de l’œuf. Personne ne mâchait plus.',
  ],
  open: [
    'Derrière la dernière feuille, il y avait le nid, rond, profond, plein de soleil. L’œuf [roula|a roulé] dans le creux. Il [fit|a fait] toc une fois encore, et sa mère, qui était une colline, [tourna|a tourné] la tête.',
    'Les fougères [cédèrent|ont cédé], et il y avait le nid. Un cou [descendit|est descendu] du ciel, [flaira|a flairé] l’œuf, et [soupira|a soupiré] de tout son long.',
  ],
  gift: [
    '{helper} [gratta|a gratté] la terre et [trouva|a trouvé] un fossile enroulé comme un escargot. <helper>C’est un arrière-arrière-quelqu’un. Il aime voyager.</helper>',
    'Du bout de la corne, {helper} [sortit|a sorti] de la boue un fossile, avec toutes ses côtes. <helper>Il ne mord plus</helper>, [dit|a dit] {helper}.',
  ],
  homeward: [
    'Les pas lourds [suivirent|ont suivi] jusqu’à la lisière, sans jamais dépasser personne. C’était une façon de raccompagner.',
    'La page [tourna|a tourné] dans l’autre sens. Il [resta|est resté] un peu de boue dans la marge.',
  ],
  question: ['<hero>Pourquoi les œufs ne sont-ils pas tout ronds ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [fit|a fait] rouler l’œuf sur la mousse : il ne filait pas tout droit, il tournait sur lui-même. Un œuf pointu revient vers le nid. Une boule serait déjà loin.',
  ],
};
