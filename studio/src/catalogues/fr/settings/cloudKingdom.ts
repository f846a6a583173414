import type { SettingMessages } from '../../schema.ts';

export const cloudKingdom: SettingMessages = {
  passage: [
    'Le cerf-volant tirait fort. {hero_subj} [tint|a tenu] bon, et la ficelle [monta|est montée], et {hero} [suivit|a suivi] la ficelle.',
    'L’oreiller avait une fermeture. Dedans, ce n’étaient pas des plumes, mais du temps qu’il fait.',
    'La vapeur du bain avait une porte. {hero_subj} [souffla|a soufflé] dessus, et la porte [s’ouvrit|s’est ouverte] sur du rose.',
    'Un flocon [tomba|est tombé] vers le haut. {hero} [ouvrit|a ouvert] la main pour voir, et la main [suivit|a suivi], puis le reste, {to_setting}.',
  ],
  arrive: [
    'Le sol s’enfonçait comme du pain frais. La lumière était rose et tiède, et tout bruit restait dedans, comme dans un oreiller.',
    'Les pas ne faisaient aucun bruit et chatouillaient les talons. L’air avait un goût de neige et de sucre.',
    'Cela sentait le linge propre et l’orage d’avant-hier. Très bas, un chien aboyait, pas plus fort qu’une puce.',
    'L’air pétillait contre les joues. Une cloche de glace tintait, et chaque pas faisait pouf.',
    { text: 'Le sol était mou comme du pain. Pouf, pouf.', to: '3-5' },
    { text: 'C’était doux et frais. Les pas ne faisaient rien du tout.', to: '3-5' },
  ],
  image: [
    'Un escalier de brume montait vers une porte. Une pancarte disait : frapper doucement, sinon elle tombe.',
    'Un parapluie poussait à l’envers, pour récolter le soleil.',
    'Trois moutons sans pattes passaient au pas. Le dernier avait perdu un morceau et l’attendait.',
    'Une flaque était restée en l’air. Un canard tournait autour, sans trouver l’entrée.',
  ],
  meet: [
    'Une oie passait en revue des nuages minuscules. <helper>{helper}, oie du temps</helper>, [dit-elle|a-t-elle dit]. <helper>Rentrez le ventre, petits. Vous, là, vous êtes du brouillard.</helper>',
    '<helper>Nuage deux, vous débordez</helper>, [dit|a dit] une oie, une règle sous l’aile. <helper>{helper}. Je fais le temps. Il ne m’écoute pas.</helper>',
    'Un sifflet [roula|a roulé] dans la brume. Une oie venait derrière, très droite. <helper>{helper}, au temps</helper>, [dit-elle|a-t-elle dit]. <helper>Hier, c’était moi. Ce matin aussi. Pardon pour ce matin.</helper>',
    'Une oie comptait des gouttes dans un tiroir. <helper>Quatre cents</helper>, [dit-elle|a-t-elle dit]. <helper>Bonjour. {helper}. Il en manque une, ne bougez pas, elle est sur vous.</helper>',
    {
      text: 'Une oie comptait les petits nuages. <helper>{helper}</helper>, [dit|a dit] l’oie. <helper>Coin. Il en manque un.</helper>',
      to: '3-5',
    },
    {
      text: 'Une oie [arriva|est arrivée], pouf, sur le derrière. <helper>C’est moi, {helper}</helper>, [dit|a dit] l’oie.',
      to: '3-5',
    },
  ],
  way: [
    'D’un nuage à l’autre, chaque pas laissait un creux. {helper} le regonflait d’un coup d’aile.',
    '{helper} volait au ras du sol et traçait le chemin avec le bec. Il s’effaçait un peu après.',
    'Le pont était un arc-en-ciel en réparation. {helper} faisait passer par le vert, seul ouvert aujourd’hui.',
    'Il fallait marcher léger. {helper} montrait comment, en pensant à autre chose.',
  ],
  still: [
    'Le rose devenait gris perle. Une plume d’oie descendait, et mettait un temps infini.',
    'Le rose s’était figé. En bas, une ville allumait ses lampes, pas plus grandes que des grains de sel.',
    'Plus un souffle ne passait. Une plume restait posée sur rien.',
    'Les nuages avaient fermé les yeux. On voyait leurs ombres dormir sur les champs.',
  ],
  gift: [
    '{helper} [enroula|a enroulé] autour du poignet de {hero} un fil de nuage. <helper>Il disparaît quand il fait très beau. Il revient quand tu en as besoin.</helper>',
    '{helper} [fila|a filé] un bout de nuage entre deux plumes. <helper>Un fil. Pour recoudre un dimanche.</helper>',
  ],
  homeward: [
    'La ficelle [descendit|est descendue] doucement, et les toits [montèrent|sont montés] à la rencontre des pieds.',
    'Il [fallut|a fallu] redescendre dans l’oreiller, et la fermeture [fit|a fait] zip.',
    'La porte de vapeur [se referma|s’est refermée]. Il en restait un rond clair sur le carreau.',
    'Le flocon [redescendit|est redescendu], dans le bon sens, et tout le monde avec. Il fondait déjà.',
  ],
  question: ['<hero>Comment l’eau peut-elle tenir là-haut ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [souffla|a soufflé] sur une vitre froide : de la buée, faite de gouttes plus fines que la farine. Dans un nuage, c’est pareil. Elles sont si légères que l’air les porte.',
  ],
  play: [
    'La couette était le royaume, et le lit le ciel. Qui posait un pied sur le tapis tombait en pluie.',
    'Dans le salon, il [neigea|a neigé] des coussins. La plus haute étagère s’appelait le royaume des nuages, et une écharpe y menait.',
  ],
  unplay: [
    'La soupe [sentit|a senti] jusqu’au royaume. Alors la couette [redevint|est redevenue] une couette, et le tapis [fut|a été] sec.',
    'Il était l’heure du bain. Les nuages [retournèrent|sont retournés] sur le canapé, un peu aplatis.',
  ],
};
