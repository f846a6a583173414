import type { Tables } from '../../schema.ts';

export const bell: NonNullable<Tables['limit']['bell']> = {
  start: [
    'À la prochaine sonnerie, ce serait fini. Elle n’attendait jamais, même les jours de fête.',
    'L’aiguille avait encore un tour à faire. Un tour, c’est long, tant qu’on ne le regarde pas.',
    '<hero>On a jusqu’à quand ?</hero> [demanda|a demandé] {hero}. Jusqu’à ce qu’on appelle, et l’on appelait toujours trop tôt.',
    'Quelqu’un avait tourné un minuteur en forme de poire. La poire faisait tic.',
    'On avait dit : jusqu’à la sonnerie. On l’avait dit en regardant {hero}.',
    'Il y avait une pendule au mur. Elle avait l’air pressée, mais elles ont toutes cet air-là.',
  ],
  late: [
    'Une première sonnerie [retentit|a retenti], celle qui veut dire : bientôt.',
    'La grande aiguille [fit|a fait] un petit saut. Elle les aime, ceux de la fin.',
    'Quelqu’un [cria|a crié] : dernière minute. Cela fait soixante secondes, et {hero} les entendait toutes.',
    'La poire [se mit|s’est mise] à faire tic un peu plus fort. C’était sûrement une idée.',
    'Autour, on commençait à ranger les chaises. C’est le bruit que fait le temps quand il s’en va.',
    'Il ne restait plus qu’un tout petit coin de pendule.',
  ],
};
