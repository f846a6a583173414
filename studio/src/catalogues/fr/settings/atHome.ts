import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  passage: [
    'Il n’y avait que le couloir à traverser. Mais certains jours, un couloir est plus long que d’habitude.',
    '{hero_subj} [commença|a commencé] par le bas de la maison, parce que c’est là que tout finit par rouler.',
    'La clé [tourna|a tourné] deux fois. Derrière la porte, il y avait l’odeur de chez soi, qu’on ne sent qu’en rentrant.',
    'Le bouton de l’ascenseur était tiède. Au bon étage, le paillasson disait bonjour depuis neuf ans.',
  ],
  arrive: [
    'Ça sentait le pain grillé. La troisième marche grinçait, comme toujours, et un rayon chauffait un coin du tapis.',
    'La machine à laver tournait dans le fond. Le plancher était tiède là où passait le tuyau, et ça sentait le savon.',
    'Une bouilloire pensait à voix basse. Le couloir sentait la lessive, et un robinet tenait le tempo.',
    'Au-dessus, les voisins tiraient une chaise. Il y avait du soleil par terre, et il sentait la poussière chaude.',
    { text: 'Ça sentait le pain grillé. La marche faisait cric.', to: '3-5' },
    { text: 'Le tapis était tiède. Un robinet disait plic, plic.', to: '3-5' },
  ],
  image: [
    'Sur le radiateur séchait une chaussette, seule, l’air d’attendre un train.',
    'Un biscuit était posé sur la rampe, avec une seule bouchée en moins.',
    'Au tableau de la cuisine, il était écrit : beurre, ail. Dessous, une autre main avait mis : girafe.',
    'Sur l’étagère, trois photos se tournaient le dos. La quatrième regardait les trois.',
  ],
  meet: [
    'Le chat dormait dans le panier à linge, sur le propre. <companion>{helper} a tout vu</companion>, [dit|a dit] {companion}. <companion>Mais pour le faire parler.</companion> {helper} [ouvrit|a ouvert] un œil.',
    '{helper}, le chat, tenait le milieu de l’escalier. Il fallait l’enjamber. <companion>Il surveille</companion>, [dit|a dit] {companion}. <companion>On ne sait pas pour qui.</companion>',
    'Un chat était assis dans l’évier, l’air d’attendre le facteur. <companion>{helper} préfère l’eau du robinet</companion>, [dit|a dit] {companion}. <companion>Il ne la boit pas. Il la regarde.</companion>',
    'Le rideau avait quatre pattes. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>C’est un chat. Il se cache de l’aspirateur depuis mardi.</companion>',
    {
      text: 'Le chat dormait dans le linge propre. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. {helper} [bâilla|a bâillé].',
      to: '3-5',
    },
    {
      text: 'Un rideau avait quatre pattes. <companion>Je te vois, {helper}</companion>, [dit|a dit] {companion}. C’était le chat.',
      to: '3-5',
    },
  ],
  way: [
    '{hero_subj} [regarda|a regardé] sous le lit, derrière les rideaux et dans la botte de pluie. Dans la botte, il y avait l’autre chaussette.',
    'Il fallait enjamber un tas de linge, un seau et un puzzle. Le puzzle était fini, sauf le ciel.',
    'La cuisine était au bout, après les manteaux, les bottes et le vélo qui n’a pas de place. Le vélo tendait une pédale, comme toujours.',
    'Il fallait éviter la latte qui chante. {hero} l’[évita|a évitée] si bien que la suivante [chanta|a chanté].',
  ],
  still: [
    'Le robinet s’était arrêté de goutter. On entendait {helper} penser, ou ronronner.',
    'La machine à laver réfléchissait avant l’essorage.',
    'La poussière descendait dans un rayon, un grain après l’autre.',
    'La pendule et le robinet s’étaient tus ensemble. La maison avait l’air de se souvenir d’une chose.',
  ],
  gift: [
    'Derrière le radiateur, il y avait un dessin, plié en quatre. On y voyait un chat plus grand que sa maison. {companion} [l’aplatit|l’a aplati] et [le donna|l’a donné] à {hero}.',
    'Un dessin était collé sous la table. Depuis quand, même {helper} ne le savait pas. <companion>Il est pour toi</companion>, [dit|a dit] {companion}. <companion>Regarde, tu y es, avec le chat.</companion>',
  ],
  homeward: [
    'Il restait à refaire le couloir dans l’autre sens. Il avait repris sa longueur de tous les jours.',
    'Chaque chose [retrouva|a retrouvé] sa place : le seau, le linge et le chat. Le chat l’avait retrouvée avant.',
    'L’odeur de la maison ne se sentait plus. C’était le signe qu’on y était.',
    'Le paillasson disait toujours bonjour. {hero_subj} lui [secoua|a secoué] les miettes et [referma|a refermé] la porte.',
  ],
  question: [
    '<hero>Pourquoi un tiroir se coince-t-il davantage quand il pleut ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [mesura|a mesuré] deux bouts de bois pareils et en [laissa|a laissé] un dans l’eau. Le mouillé [devint|est devenu] plus large. Le bois boit l’air humide et il gonfle.',
  ],
};
