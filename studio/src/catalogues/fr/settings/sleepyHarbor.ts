import type { SettingMessages } from '../../schema.ts';

export const sleepyHarbor: SettingMessages = {
  title: ['La lumière du bout du quai', '{hero} et le remorqueur enroué'],
  passage: [
    'La rue descendait, et plus elle descendait, plus elle sentait le sel. En bas, elle [devint|est devenue] un quai.',
    'Il y avait une bouée accrochée au mur de la chambre. Ce soir, elle tirait un peu sur son clou, vers la mer.',
  ],
  arrive: [
    'Cela sentait le goudron et le poisson. Les bateaux hochaient la tête, les cordages faisaient clic contre les mâts, et l’eau claquait doucement de la langue.',
    'Une chaîne bâillait. L’air était humide et sentait l’algue, et les coques se frottaient l’épaule.',
  ],
  image: [
    'Chaque lampe était double, une en haut, une dans l’eau. Celle de l’eau bougeait un peu plus.',
    'Un chat pêchait des reflets. Il en avait déjà beaucoup.',
  ],
  meet: [
    'Un petit remorqueur rouge toussait contre le quai. <helper>{helper}</helper>, [dit|a dit] le remorqueur. <helper>Excuse ma voix. C’est la brume, et quarante ans de métier.</helper>',
    'Un remorqueur ronflait, la cheminée de travers. <helper>Hm, présent</helper>, [dit|a dit] le remorqueur. <helper>{helper}. Je fermais seulement les hublots.</helper>',
  ],
  task: [
    '<helper>La lumière du bout du quai ne s’allume pas</helper>, [dit|a dit] {helper}. <helper>Il rentre encore un voilier, avec la marée. J’irais bien, mais je suis attaché, et l’amarre est prise.</helper>',
    '<helper>Quelqu’un a éteint la lumière du bout</helper>, [dit|a dit] {helper}. <helper>Il y a encore un bateau dehors, et la mer descend. Détache-moi, et j’y vais. Mais l’amarre a fait des siennes.</helper>',
  ],
  way: [
    'On [longea|a longé] le quai, d’un anneau à l’autre. {helper} flottait à côté, aussi loin que la corde voulait.',
    'On [marcha|a marché] d’une bitte à l’autre, sans réveiller les mouettes. {helper} suivait à tout petits teufs.',
  ],
  obstacle: [
    'L’amarre était grosse comme un bras et mouillée comme un poisson. La nuit l’avait serrée autour de la borne.',
    'L’amarre avait fait trois tours, un nœud, et encore trois tours. Elle dormait profondément.',
  ],
  stuck: [
    'L’amarre [grinça|a grincé]. Toute la rangée de bateaux [se retourna|s’est retournée] dans son sommeil.',
    'L’amarre [se tendit|s’est tendue], et {helper} [recula|a reculé] d’un bâillement.',
  ],
  still: [
    'La marée ne montait plus, et ne descendait pas encore. Il y a toujours un petit moment comme cela.',
    'L’eau tenait toutes les lampes, sans en lâcher une.',
  ],
  open: [
    'La boucle [tomba|est tombée] à l’eau avec un bruit de soupe. {helper} [glissa|a glissé] jusqu’au bout du quai, et la lumière [s’alluma|s’est allumée], jaune, ronde. Loin dehors, une voile [changea|a changé] de côté.',
    'L’amarre [se déroula|s’est déroulée], longue comme une berceuse. {helper} [poussa|a poussé] le bouton du nez. Au bout du quai, une lumière [s’ouvrit|s’est ouverte], et une voile [rentra|est rentrée].',
  ],
  gift: [
    '{helper} [poussa|a poussé] contre le quai un bouchon de liège, tout gris. <helper>Il flotte toujours. Garde-le dans ta poche, pour les jours où l’on coule un peu.</helper>',
    '<helper>J’ai ça depuis mon baptême</helper>, [dit|a dit] {helper}. C’était un bouchon de liège, et il sentait encore un peu la fête.',
  ],
  homeward: [
    'La rue [remonta|est remontée], et les lampes [se couchèrent|se sont couchées] dans l’eau, l’une après l’autre.',
    'La bouée ne tirait plus. Elle dormait contre le mur.',
  ],
  question: [
    '<hero>Pourquoi la lumière des lampes se tord-elle dans l’eau ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [attendit|a attendu] que l’eau soit lisse : la lampe était ronde. Une ride [passa|est passée], et elle [s’étira|s’est étirée]. Chaque vague est un petit miroir penché autrement.',
  ],
};
