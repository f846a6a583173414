import type { SettingMessages } from '../../schema.ts';

export const alienPlanet: SettingMessages = {
  passage: [
    'La tente du jardin avait une fermeture éclair de trop. Quand {hero} l’[ouvrit|a ouverte], il n’y avait pas le jardin, mais une pente d’étoiles.',
    'Dans le fauteuil du capitaine, il y avait de la place pour deux. Le vaisseau [monta|est monté] très, très longtemps, et le capitaine [servit|a servi] de la limonade.',
    'La longue-vue du salon montrait toujours le toit d’en face. Ce soir, dans le rond, il y avait une pente bleue, et elle était tout près.',
    'Le tiroir du bas contenait d’habitude des pelotes. {hero_subj} l’[ouvrit|a ouvert], et il y avait un horizon.',
  ],
  play: [
    'Le salon était une planète, et ses habitants avaient une passoire sur la tête. Ils saluaient avec les coudes.',
    'Le dessous de la table était le vaisseau. On en sortait à pas très longs, parce que le tapis avait moins de poids que chez nous.',
  ],
  arrive: [
    'Chaque pas durait trop longtemps. L’herbe se penchait vers qui passait, et l’air avait un goût de limonade plate.',
    'L’air crépitait comme une limonade. Le sol rebondissait, et chaque son revenait un peu plus tard, en plus aigu.',
    'Le vent soufflait vers le haut, et les feuilles comme les rubans regardaient le ciel. Cela sentait la réglisse et le métal.',
    'Les cailloux ronronnaient quand on marchait dessus. L’air sentait la craie et l’orange, et il chatouillait l’intérieur des coudes.',
    { text: 'Boing, faisait le sol. Boing. L’air piquait comme la limonade.', to: '3-5' },
    { text: 'L’herbe se penchait. L’air faisait pchit, comme une bouteille.', to: '3-5' },
  ],
  image: [
    'Il y avait deux petits soleils. Chacun avait son ombre, et les deux ombres de {hero} ne s’entendaient pas.',
    'Une fleur avait une fermeture éclair. Elle était ouverte sur une autre fleur.',
    'Un arbre avait posé ses feuilles à côté de lui, bien pliées, pour la nuit.',
    'Une chaise poussait au bord du chemin. Elle était encore trop petite pour qu’on s’assoie.',
  ],
  meet: [
    'Un escargot avec trois yeux [arriva|est arrivé], un œil après l’autre. <helper>Je suis {helper}</helper>, [dit|a dit] l’escargot. <helper>Toi, tu n’es pas {helper}. Voilà déjà deux choses sûres.</helper>',
    'Trois yeux [sortirent|sont sortis] d’une coquille et [se mirent|se sont mis] d’accord. <helper>{helper}</helper>, [dit|a dit] l’escargot. <helper>Celui de gauche te trouve très bien. Les deux autres regardent encore.</helper>',
    'Un escargot traversait en laissant derrière lui un petit chemin de lumière. <helper>C’est pour rentrer</helper>, [dit|a dit] l’escargot, <helper>j’oublie toujours où j’habite. {helper}. J’habite dessous.</helper>',
    'Trois yeux lisaient le même livre, chacun sa page. <helper>Ne me racontez pas la fin</helper>, [dit|a dit] l’escargot, <helper>l’œil du milieu n’y est pas. {helper}.</helper>',
    {
      text: 'Un escargot à trois yeux les [ouvrit|a ouverts], un, deux, trois. <helper>Bonjour. {helper}</helper>, [dit|a dit] l’escargot.',
      to: '3-5',
    },
    {
      text: 'Quelque chose de gluant [fit|a fait] coucou, trois fois. C’était {helper}, un escargot à trois yeux.',
      to: '3-5',
    },
  ],
  way: [
    'On [avança|a avancé] par bonds, longs comme des wagons. {helper}, sur une épaule, disait le nom des choses : plouk, plouk aussi, gros plouk.',
    'On [glissa|a glissé] sur la trace de {helper}, qui était large, brillante et très pratique.',
    'L’herbe penchée montrait le chemin, et s’écartait pour qu’on ne la touche pas. {helper} passait dans le sens des brins, par politesse.',
    'Le sol rebondissait un pas sur deux, et il fallait deviner lequel. {helper} glissait, ce qui réglait la question.',
  ],
  still: [
    'Un soleil [passa|est passé] derrière l’autre. L’herbe [retint|a retenu] son souffle, si l’herbe a un souffle.',
    'Les deux soleils se regardaient. Le vent s’était assis.',
    'L’un des soleils s’était arrêté juste au-dessus. On entendait pousser son ombre.',
    'Une pierre [éternua|a éternué], très bas, puis [fit|a fait] comme si ce n’était pas elle.',
  ],
  gift: [
    '<helper>Pour toi</helper>, [dit|a dit] {helper}, et c’était un caillou de lune, encore tiède. <helper>Nous en avons deux. De lunes.</helper>',
    '{helper} [roula|a roulé] vers {hero} un caillou de lune. <helper>Il tient chaud aux poches. Même quand on n’est pas dedans.</helper>',
  ],
  homeward: [
    'La pente d’étoiles [remonta|est remontée] jusqu’à la tente. Derrière la fermeture éclair, trois yeux [clignèrent|ont cligné], l’un après l’autre.',
    'Le vaisseau [redescendit|est redescendu], et le capitaine [laissa|a laissé] la limonade finir ses bulles. Il y en avait juste assez pour le voyage.',
    'Dans le rond de la longue-vue, la pente bleue [recula|a reculé] d’un pas, puis d’un an. Il n’y [eut plus|a plus eu] que le toit d’en face.',
    'L’horizon [se roula|s’est roulé] dans le tiroir du bas. C’était une pelote de plus, violette.',
  ],
  unplay: [
    'C’était l’heure du dîner. Les habitants [rendirent|ont rendu] la passoire, et la planète [redevint|est redevenue] un salon, avec des miettes.',
    'Un appel [arriva|est arrivé] de la cuisine, sans grésiller. Le vaisseau [se posa|s’est posé], et la table [eut|a eu] une nappe.',
  ],
  question: ['<hero>Pourquoi saute-t-on plus haut, ici ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [laissa|a laissé] tomber un caillou et [compta|a compté]. Chez nous, il tombe avant qu’on ait dit un. Ici, on arrivait à trois. Une petite planète tire moins fort sur tout le monde.',
  ],
};
