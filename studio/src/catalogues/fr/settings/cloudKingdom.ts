import type { SettingMessages } from '../../schema.ts';

export const cloudKingdom: SettingMessages = {
  title: ['La goutte en retard', '{hero} au pays des planchers mous'],
  passage: [
    'Le cerf-volant tirait fort. {hero_subj} [tint|a tenu] bon, et la ficelle [monta|est montée], et {hero} [suivit|a suivi] la ficelle.',
    'L’oreiller avait une fermeture. Dedans, ce n’étaient pas des plumes, mais du temps qu’il fait.',
  ],
  arrive: [
    'Le sol s’enfonçait comme du pain frais. La lumière était rose et tiède, et l’on n’entendait rien, comme dans un oreiller.',
    'On marchait sans bruit, et cela chatouillait les talons. L’air avait un goût de neige et de sucre.',
  ],
  image: [
    'Un escalier de brume montait vers une porte. Sur la porte, on avait écrit : frapper doucement, sinon elle tombe.',
    'Un parapluie poussait à l’envers, pour récolter le soleil.',
  ],
  meet: [
    'Une oie passait en revue des nuages minuscules. <helper>{helper}, oie du temps</helper>, [dit-elle|a-t-elle dit]. <helper>Rentrez le ventre, petits. Vous, là, vous êtes du brouillard.</helper>',
    '<helper>Nuage deux, vous débordez</helper>, [dit|a dit] une oie, une règle sous l’aile. <helper>{helper}. Je fais le temps. Il ne m’écoute pas.</helper>',
  ],
  task: [
    '<helper>Il me manque une goutte</helper>, [dit|a dit] {helper}. <helper>C’est la première de la pluie de demain, et les autres ne tombent pas sans elle. Elle est derrière le nuage d’orage.</helper>',
    '<helper>La première goutte de demain est partie sans prévenir</helper>, [dit|a dit] {helper}. <helper>Elle boude derrière l’orage. Il me la faut avant la nuit.</helper>',
  ],
  way: [
    'On [marcha|a marché] d’un nuage à l’autre, et à chaque pas il restait un creux. {helper} le regonflait d’un coup d’aile.',
    '{helper} volait au ras du sol et traçait le chemin avec le bec. Il s’effaçait un peu après.',
  ],
  obstacle: [
    'Le nuage d’orage occupait tout le passage. Il était noir au fond, mauve au bord, et il grommelait.',
    'Le nuage d’orage avait la taille d’une cathédrale, et une crampe.',
  ],
  stuck: [
    'Le nuage d’orage [enfla|a enflé] d’un étage. Un petit éclair [partit|est parti] bouder ailleurs.',
    'L’orage [grogna|a grogné]. Tous les cheveux [se levèrent|se sont levés] pour mieux voir.',
  ],
  still: [
    'Le rose devenait gris perle. Une plume d’oie descendait, et mettait un temps infini.',
    'Le rose s’était figé. En bas, une ville allumait ses lampes, pas plus grandes que des grains de sel.',
  ],
  open: [
    'Le nuage d’orage [se dégonfla|s’est dégonflé] avec un soupir. Dessous, la goutte attendait, ronde, toute seule. On [la porta|l’a portée] au bord, à la première place, et derrière elle la file [se forma|s’est formée].',
    'Le nuage d’orage [bâilla|a bâillé], et par le bâillement on [passa|est passé]. La goutte [sauta|a sauté] dans la main, froide et contente, et [prit|a pris] sa place en tête.',
  ],
  gift: [
    '{helper} [enroula|a enroulé] autour du poignet de {hero} un fil de nuage. <helper>Il disparaît quand il fait très beau. Il revient quand tu en as besoin.</helper>',
    '{helper} [fila|a filé] un bout de nuage entre deux plumes. <helper>Un fil. Pour recoudre un dimanche.</helper>',
  ],
  homeward: [
    'La ficelle [descendit|est descendue] doucement, et les toits [montèrent|sont montés] à la rencontre des pieds.',
    'On [redescendit|est redescendu] dans l’oreiller, et la fermeture [fit|a fait] zip.',
  ],
  question: ['<hero>Comment l’eau peut-elle tenir là-haut ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [souffla|a soufflé] sur une vitre froide : de la buée, faite de gouttes plus fines que la farine. Dans un nuage, c’est pareil. Elles sont si légères que l’air les porte.',
  ],
};
