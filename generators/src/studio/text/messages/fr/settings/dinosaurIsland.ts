import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  title: ['L’œuf qui n’était pas à sa place', '{hero} et le petit pas des grands'],
  passage: ['Derrière les fougères du parc, il y avait d’autres fougères, plus hautes. Derrière celles-là, on était déjà {at_setting}.'],
  arrive: [
    'Le sol bourdonnait sous les pieds avant qu’on voie quoi que ce soit. L’air sentait la boue tiède, et des feuilles hautes comme des portes frottaient l’une contre l’autre.',
  ],
  image: ['Dans la boue, il y avait une empreinte à trois doigts. Une famille de canards y prenait son bain.'],
  meet: [
    'Un petit tricératops [leva|a levé] la tête d’un buisson, une feuille sur chaque corne. <helper>Moi, c’est {helper},</helper> [dit|a dit] le petit dinosaure. <helper>Je suis grand, mais pas encore.</helper>',
  ],
  task: [
    '<helper>Un œuf a roulé hors du nid,</helper> [dit|a dit] {helper}. <helper>Il faut l’y remettre avant le froid du soir. Mais le nid est derrière les fougères, et là-dedans, même les grands tournent en rond.</helper>',
  ],
  way: [
    'On [marcha|a marché] dans les traces des grands, une enjambée par orteil. {helper} poussait l’œuf du bout du nez, dans un panier de mousse.',
  ],
  obstacle: ['Les fougères formaient un mur. Dès qu’on en écartait une, l’autre se refermait, avec un bruit de rideau.'],
  stuck: ['Le fourré [se resserra|s’est resserré] d’un cran. Une feuille [chatouilla|a chatouillé] tous les nez en même temps.'],
  still: ['La terre ne bourdonnait plus. On entendait, très bas, un petit toc. Il venait de l’œuf.'],
  open: [
    'Derrière la dernière feuille, il y avait le nid, rond, profond, plein de soleil. L’œuf [roula|a roulé] dans le creux. Il [fit|a fait] toc une fois encore, et sa mère, qui était une colline, [tourna|a tourné] la tête.',
  ],
  gift: [
    '{helper} [gratta|a gratté] la terre et [trouva|a trouvé] un fossile enroulé comme un escargot. <helper>C’est un arrière-arrière-quelqu’un,</helper> [dit|a dit] {helper}. <helper>Il aime voyager.</helper>',
  ],
  homeward: ['Les pas lourds [suivirent|ont suivi] jusqu’à la lisière, sans jamais dépasser personne. C’était une façon de raccompagner.'],
  question: ['<hero>Pourquoi les œufs ne sont-ils pas tout ronds ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [fit|a fait] rouler l’œuf sur la mousse : il ne filait pas tout droit, il tournait sur lui-même. Un œuf pointu revient vers le nid. Une boule serait déjà loin.',
  ],
};
