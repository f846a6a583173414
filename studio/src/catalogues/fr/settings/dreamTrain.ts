import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  passage: [
    'Le train [s’arrêta|s’est arrêté] au pied du lit, sans bruit, comme s’il avait toujours passé par là. La marche était à la bonne hauteur.',
    'Un bruit de roues, très doux, [passa|est passé] sous la porte. Le tapis avait des rails.',
    'La veilleuse [passa|est passée] au vert. Dans le noir, une porte [glissa|a glissé], et l’oreiller avait un numéro de place.',
    'Le drap du bas faisait un quai, le drap du haut faisait un ciel. Entre les deux, un train attendait, {hero} n’avait qu’à fermer les yeux.',
  ],
  arrive: [
    'La banquette était en velours et tenait chaud. Les roues répétaient un mot très doux, et cela sentait le lait et la laine.',
    'Les lampes étaient basses et couleur de thé. La couverture grattait un peu, et le plancher berçait.',
    'Les coussins soufflaient doucement. Cela sentait la tisane et le vieux livre, et les lampes tintaient aux virages.',
    'Le wagon ronronnait sous les pieds nus. L’air avait un goût de lait chaud, et une montre battait dans une poche.',
    { text: 'Toudoum, toudoum. La banquette était douce et tiède.', to: '3-5' },
    { text: 'Ça sentait le lait. Les lampes étaient toutes petites.', to: '3-5' },
  ],
  image: [
    'À la fenêtre passait la nuit de quelqu’un d’autre, avec une seule cuisine allumée.',
    'Dans le filet à bagages dormait une valise. Elle suçait sa poignée.',
    'Au-dessus d’un siège, deux chaussettes lisaient la même page. Elles la tournaient à deux.',
    'Un mouton voyageait debout. Il comptait les gens.',
  ],
  meet: [
    'Un ours [ouvrit|a ouvert] la porte, une casquette entre les oreilles. <helper>{helper}, contrôleur</helper>, [dit|a dit] l’ours à voix basse. <helper>Les rêves, s’il vous plaît. Même froissés.</helper>',
    '<helper>Complet, mais il y a de la place</helper>, [dit|a dit] un ours en uniforme. <helper>{helper}, chef de train. Posez vos soucis sous le siège.</helper>',
    'Une lanterne [arriva|est arrivée], avec un ours au bout. <helper>{helper}, du train de nuit</helper>, [dit|a dit] l’ours. <helper>Je réveille les gens pour leur dire de dormir. C’est le règlement.</helper>',
    'Un ours poinçonnait des oreillers. <helper>Le vôtre est valable</helper>, [dit|a dit] l’ours, très bas. <helper>Moi, c’est {helper}. Le trou, c’est pour les rêves.</helper>',
    {
      text: 'Un ours [entra|est entré], une casquette sur une oreille. <helper>{helper}</helper>, [dit|a dit] l’ours. <helper>Les doudous, s’il vous plaît.</helper>',
      to: '3-5',
    },
    {
      text: 'Un gros ours marchait sur la pointe des pieds. <helper>{helper}</helper>, [souffla|a soufflé] l’ours. <helper>Chut.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait passer par la voiture des moutons, puis par celle des oreillers. {helper} marchait devant, et balançait sa lanterne.',
    'Le chemin traversait le wagon-lit et le wagon-nuage. {helper} bordait les gens au passage.',
    'Le couloir berçait d’un côté, puis de l’autre. {helper} allait avec, la casquette un peu après.',
    'Il fallait enjamber un rêve qui dépassait. {helper} le repoussait sous la porte, avec le pied.',
  ],
  still: [
    'Les roues [ralentirent|ont ralenti]. Entre deux mots, il y avait maintenant de la place.',
    'La vapeur dormait contre la vitre. Des roues, on n’entendait qu’un mot sur deux.',
    'La lampe du couloir avait fermé un œil. Les rideaux respiraient ensemble.',
    'Le train roulait sur de la neige, ou sur rien. Les tasses avaient cessé de tinter.',
  ],
  gift: [
    '{helper} [secoua|a secoué] sa casquette, et il en [tomba|est tombé] une miette d’étoile. <helper>Il y en a toujours un peu dans les coutures</helper>, [dit|a dit] l’ours.',
    '{helper} [brossa|a brossé] sa manche et [recueillit|a recueilli] une miette d’étoile. <helper>Pas pour manger</helper>, [dit|a dit] l’ours. <helper>Pour veilleuse.</helper>',
  ],
  homeward: [
    'Le train [repassa|est repassé] au pied du lit, presque à l’arrêt, et {hero} n’[eut|a eu] qu’à se pencher.',
    'Les rails [redevinrent|sont redevenus] des franges, une par une.',
    'La veilleuse [repassa|est repassée] au jaune. La place était encore chaude, et c’était l’oreiller.',
    'Le ciel et le quai [se rejoignirent|se sont rejoints], bien bordés. Entre les deux, il faisait tiède.',
  ],
  question: ['<hero>Pourquoi rêve-t-on ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [nota|a noté] ses rêves sept matins de suite. Il y avait toujours dedans un bout du jour d’avant. En dormant, la tête trie ce qu’elle a vu, et elle mélange un peu les tiroirs.',
  ],
  play: [
    'Le lit était le train, et la veilleuse la lanterne du chef. Il partait dès que la couverture était bien fermée.',
    'Six chaises [se mirent|se sont mises] en file, avec des oreillers pour banquettes. La cloche du train était très douce : c’était une cuillère.',
  ],
  unplay: [
    'L’eau du bain [siffla|a sifflé] la fin de la ligne. Les six chaises [rentrèrent|sont rentrées] à la cuisine, en descendant du train.',
    'Le train [entra|est entré] en gare contre l’oreiller. Il était l’heure de se brosser les dents, et il attendrait.',
  ],
};
