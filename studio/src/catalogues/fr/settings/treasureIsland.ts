import type { SettingMessages } from '../../schema.ts';

export const treasureIsland: SettingMessages = {
  passage: [
    'Au bord de la flaque attendait un bateau de papier. {hero_subj} [souffla|a soufflé] dessus, et il [grandit|a grandi], il [grandit|a grandi], {to_setting}.',
    'Il y avait un trou dans le seau de la plage. {hero} y [colla|a collé] un œil, et de l’autre côté c’était une île.',
    'La carte du grenier avait une tache bleue. {hero_subj} [gratta|a gratté] du doigt, et la tache [fit|a fait] des vagues.',
    'Le sable de la boîte coulait d’un côté. {hero} [suivit|a suivi] le sable, un pas, deux pas, et le troisième faisait de la mer.',
  ],
  arrive: [
    'L’île sentait la résine et la pierre chaude. Le sable craquait comme du sucre, et le sel séchait tout de suite sur les lèvres.',
    'Le vent avait un goût de sel et de pin. Sous les pieds, les coquilles cassées faisaient un bruit d’assiettes.',
    'Une noix tombait, loin, puis une autre, plus loin. L’air collait aux bras, et il sentait le melon.',
    'Le sable chantait sous les talons. Le vent apportait de la menthe, et une mouette se plaignait du vent.',
    { text: 'Le sable craquait comme du sucre. Le vent était salé.', to: '3-5' },
    { text: 'Crac, faisaient les coquilles. La pierre était chaude.', to: '3-5' },
  ],
  image: [
    'Sur la plage, une seule chaussure regardait la mer. Elle était là depuis si longtemps qu’un œillet y poussait.',
    'Un palmier penchait si fort qu’il se reposait sur un rocher.',
    'Un crabe portait une cuillère sur l’épaule. Un autre lui présentait une fourchette.',
    'Sur un rocher, trois moules avaient l’air de lire le même journal.',
  ],
  meet: [
    'Un bernard-l’ermite [sortit|est sorti] d’une théière sans anse. <helper>{helper}, guide de l’île</helper>, [dit|a dit] le crabe. <helper>Je déménage souvent, mais je reste dans le quartier.</helper>',
    'Une vieille lampe de bateau traversait la plage sur des pattes. <helper>{helper}, bernard-l’ermite</helper>, [dit|a dit] une voix dedans. <helper>Frappez avant d’entrer.</helper>',
    'Une tasse bleue [descendit|a descendu] la dune toute seule. <helper>{helper}, guide</helper>, [dit|a dit] un bernard-l’ermite, dessous. <helper>C’est provisoire. J’attends un bol.</helper>',
    '<helper>Ne marchez pas sur ma salle de bains</helper>, [dit|a dit] une petite voix, dans une flaque. C’était {helper}, un bernard-l’ermite, et il finissait de se frotter la pince.',
    {
      text: 'Un crabe habitait une théière. <helper>{helper}</helper>, [dit|a dit] le crabe. <helper>Je vais de côté. Suivez.</helper>',
      to: '3-5',
    },
    {
      text: 'Une tasse bleue marchait. <helper>{helper}</helper>, [dit|a dit] un bernard-l’ermite, dedans. Toc, toc.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait suivre la ligne des algues sèches, puis un ruisseau qui n’en faisait qu’à sa tête. {helper} marchait de côté et arrivait quand même devant.',
    'Le sentier passait entre deux pins, sous un troisième et, pour finir, par-dessus {helper}.',
    'Le chemin montait d’un côté de la dune et descendait du même. {helper} disait que c’était exprès, pour les voleurs.',
    'Il fallait compter les palmiers, et oublier le quatrième. {helper} l’oubliait très bien.',
  ],
  still: [
    'Une grenouille se taisait. Un roseau penchait. La mer elle-même marchait sur la pointe des pieds.',
    'Une libellule tenait en l’air sans bouger, comme une épingle.',
    'Un palmier avait posé son ombre et ne la reprenait pas. Le sable refroidissait, grain par grain.',
    'Une vague [hésita|a hésité] au bord, et s’en [alla|est allée] sans avoir rien dit.',
  ],
  gift: [
    '{helper} [fouilla|a fouillé] dans sa maison et en [tira|a tiré] un coquillage. <helper>C’était mon salon. Si tu écoutes, on y entend encore les meubles.</helper>',
    '{helper} [choisit|a choisi] sur le sable un coquillage rose. <helper>Studio, vue sur mer. Il est libre.</helper>',
  ],
  homeward: [
    'Le bateau de papier [rentra|est rentré] avec la dernière vague. Il avait un pli de plus, et du sable dedans.',
    'L’île [rapetissa|a rapetissé] jusqu’à tenir dans le trou du seau.',
    'La tache bleue [se calma|s’est calmée]. Sur la carte, il y avait maintenant une toute petite trace de pied.',
    'Au troisième pas, ce n’était plus que la boîte à sable. Elle sentait un peu la marée.',
  ],
  question: [
    '<hero>Pourquoi la mer monte</hero>, [demanda|a demandé] {hero}, <hero>et où va-t-elle quand elle descend ?</hero>',
  ],
  answer: [
    '{hero_subj} [planta|a planté] des bâtons au bord de l’eau, et les [regarda|a regardés] se mouiller un par un. La lune tire la mer vers elle, et la Terre tourne dessous. C’est pourquoi l’eau monte deux fois par jour.',
  ],
  play: [
    'Le canapé était la barque, et le tapis bleu la mer. Derrière la table basse commençait l’île au trésor.',
    'Trois coussins [devinrent|sont devenus] des rochers, et une serviette la plage. Qui posait le pied à côté avait les chaussettes mouillées.',
  ],
  unplay: [
    'Il était l’heure de mettre la table. L’île [redevint|est redevenue] un tapis, et la mer [se laissa|s’est laissé] enrouler.',
    'Les rochers [retournèrent|sont retournés] sur le canapé. Il restait du sable dans une chaussette, personne ne savait d’où.',
  ],
};
