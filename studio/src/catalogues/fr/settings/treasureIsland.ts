import type { SettingMessages } from '../../schema.ts';

export const treasureIsland: SettingMessages = {
  title: ['Le marécage qui gardait les chaussures', '{hero} et l’île qui penchait'],
  passage: [
    'Une barque attendait au bout du ponton, avec une rame et demie. {hero_subj} [monta|est monté{hero_e}] dedans, et l’eau [fit|a fait] le reste, {to_setting}.',
    'Il y avait un trou dans le seau de la plage. {hero} y [colla|a collé] un œil, et de l’autre côté c’était une île.',
  ],
  arrive: [
    'L’île sentait la résine et la pierre chaude. Le sable craquait comme du sucre, et le sel séchait tout de suite sur les lèvres.',
    'Le vent avait un goût de sel et de pin. Sous les pieds, les coquilles cassées faisaient un bruit d’assiettes.',
  ],
  image: [
    'Sur la plage, une seule chaussure regardait la mer. Elle était là depuis si longtemps qu’un œillet y poussait.',
    'Un palmier penchait si fort qu’il se reposait sur un rocher.',
  ],
  meet: [
    'Un bernard-l’ermite [sortit|est sorti] d’une théière sans anse. <helper>{helper}, guide de l’île</helper>, [dit|a dit] le crabe. <helper>Je déménage souvent, mais je reste dans le quartier.</helper>',
    'Une vieille lampe de bateau traversait la plage sur des pattes. <helper>{helper}, bernard-l’ermite</helper>, [dit|a dit] une voix dedans. <helper>Frappez avant d’entrer.</helper>',
  ],
  task: [
    '<helper>Le coffre est là-haut, sous le pin tordu</helper>, [dit|a dit] {helper}. <helper>Il faut l’ouvrir aujourd’hui, demain la mer reprend la clé. Mais avant le pin, il y a le marécage.</helper>',
    '<helper>Le coffre sonne creux depuis ce matin</helper>, [dit|a dit] {helper}. <helper>Il faut l’ouvrir avant que la mer remonte. Il est là-bas, derrière le marécage.</helper>',
  ],
  way: [
    'On [suivit|a suivi] la ligne des algues sèches, puis un ruisseau qui n’en faisait qu’à sa tête. {helper} marchait de côté et arrivait quand même devant.',
    'Le sentier passait entre deux pins, sous un troisième et, pour finir, par-dessus {helper}.',
  ],
  obstacle: [
    'Le marécage commençait sans prévenir. Il était vert, il était plat, et il disait glou à chaque pas.',
    'Devant, il y avait le marécage, large et vert. Un bâton planté dedans avait l’air de regretter.',
  ],
  stuck: [
    'Le marécage [aspira|a aspiré] une botte, [la goûta|l’a goûtée], et [la rendit|l’a rendue] de mauvaise humeur.',
    'Le marécage [fit|a fait] glou, puis reglou. C’était un rire, si l’on veut.',
  ],
  still: [
    'Une grenouille se taisait. Un roseau penchait. Même les bulles montaient sans faire de bruit.',
    'Une libellule tenait en l’air sans bouger, comme une épingle.',
  ],
  open: [
    'De l’autre côté, le sol était dur, enfin, et sous le pin tordu il y avait le coffre. On n’y [trouva|a trouvé] pas d’or, mais des cartes marquées de croix, avec ces mots : ici, c’était bien.',
    'Le marécage était passé. Le coffre s’ouvrait par-dessous, c’était tout. Il y avait dedans cent bouchons, et sous chacun le nom d’une île.',
  ],
  gift: [
    '{helper} [fouilla|a fouillé] dans sa théière et en [tira|a tiré] un coquillage. <helper>C’était mon salon. Si tu écoutes, on y entend encore les meubles.</helper>',
    '{helper} [choisit|a choisi] sur le sable un coquillage rose. <helper>Studio, vue sur mer. Il est libre.</helper>',
  ],
  homeward: [
    'La barque [rentra|est rentrée] avec la dernière vague. Elle avait maintenant deux rames entières, et personne ne savait pourquoi.',
    'L’île [rapetissa|a rapetissé] jusqu’à tenir dans le trou du seau.',
  ],
  question: [
    '<hero>Pourquoi la mer monte</hero>, [demanda|a demandé] {hero}, <hero>et où va-t-elle quand elle descend ?</hero>',
  ],
  answer: [
    '{hero_subj} [planta|a planté] des bâtons au bord de l’eau, et les [regarda|a regardés] se mouiller un par un. La lune tire la mer vers elle, et la Terre tourne dessous. C’est pourquoi l’eau monte deux fois par jour.',
  ],
};
