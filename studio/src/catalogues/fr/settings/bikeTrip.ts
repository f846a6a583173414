import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  passage: [
    'On [gonfla|a gonflé] les pneus dans la cour, à tour de rôle. Puis la rue [descendit|est descendue], et il [n’y eut plus|n’y a plus eu] qu’à la suivre.',
    '{companion} avait une carte et {hero} une sonnette. Avec les deux, et une tante devant, on pouvait partir.',
    'Le premier tour de roue [fit|a fait] crac, à cause d’une coquille d’escargot vide. Puis la route [se déroula|s’est déroulée], et l’on n’entendait plus que les chaînes.',
    'Les casques faisaient clic, l’un après l’autre. Une tante [leva|a levé] le bras, et toute la file [avança|a avancé] comme une chenille.',
  ],
  arrive: [
    'Le goudron était tiède et sentait l’été. Les orties frôlaient les chevilles, et dans la descente, le ventre arrivait un peu après.',
    'L’air sentait le foin coupé. Les rayons ronronnaient, et un insecte [cogna|a cogné] contre le guidon, sans rancune.',
    'Les champs fumaient un peu, et la terre sentait le pain. Une abeille [accompagna|a accompagné] la roue avant jusqu’au tournant.',
    'Un tracteur ronflait derrière une haie. La route sentait la paille et le caoutchouc, et le vent séchait le front.',
    { text: 'La route ronronnait. L’herbe chatouillait les mollets.', to: '3-5' },
    { text: 'Drin, faisait la sonnette. Le vent tirait les cheveux.', to: '3-5' },
  ],
  image: [
    'Sur un poteau, une botte servait de boîte aux lettres. Il y avait du courrier.',
    'Un épouvantail portait un casque de vélo.',
    'Dans un abri, trois vélos rouillés étaient appuyés l’un contre l’autre, comme des vieux sur un banc.',
    'Une vache avait passé la tête dans un pneu. Elle regardait ailleurs, très digne.',
  ],
  meet: [
    'Un chien de berger [sortit|est sorti] d’une cour et [compta|a compté] les vélos. <companion>{helper}</companion>, [lut|a lu] {companion} sur son collier. {helper} les rangeait déjà par taille.',
    'Un chien de berger attendait au croisement. Il [trotta|a trotté] devant, comme payé pour. Sur son collier était écrit {helper}, et un numéro à moitié mâché.',
    'Au milieu du chemin, un chien de berger était couché en travers. Il [se leva|s’est levé], [renifla|a reniflé] les deux pneus avant, et [choisit|a choisi] de venir. Sur son collier, on lisait : {helper}.',
    'Une langue rose pendait d’un fossé, et au bout de la langue un chien de berger. La médaille disait {helper}. Il [prit|a pris] la tête de la file, puis la queue, puis les deux côtés.',
    {
      text: 'Un chien de berger [trotta|a trotté] devant. Sur son collier, il y avait écrit : {helper}.',
      to: '3-5',
    },
    { text: 'Ouaf, [fit|a fait] un chien de berger. C’était {helper}. Il comptait les roues.', to: '3-5' },
  ],
  way: [
    'On [poussa|a poussé] les vélos dans la montée. {helper} passait de l’un à l’autre et mordillait doucement les traînards.',
    'On [roula|a roulé] l’un derrière l’autre. {helper} tenait la droite et réprimandait les mobylettes.',
    'Le chemin sautait d’un caillou à l’autre, et les gourdes tapaient contre les cadres. {helper} courait sur l’herbe, où c’est plus doux.',
    'À chaque borne, {companion} lisait un nombre, et {hero} sonnait une fois. {helper} attendait la borne suivante, assis dessus.',
  ],
  still: [
    'Une roue tournait toute seule, de moins en moins vite. Tic, faisait une graine prise dans les rayons.',
    'Dans le fossé, une grenouille avait cessé de parler.',
    'Un papillon s’était posé sur une sonnette. Il [ouvrit|a ouvert] les ailes, il [les ferma|les a fermées], et personne n’[osa|a osé] sonner.',
    'Une graine de pissenlit descendait sur la route. Elle [choisit|a choisi] un garde-boue.',
  ],
  gift: [
    'Dans la boîte à outils, il restait une rustine, ronde et propre. <companion>Pour la prochaine fois</companion>, [dit|a dit] {companion}, et {hero} [la glissa|l’a glissée] dans sa poche.',
    '{companion} [tendit|a tendu] à {hero} la dernière rustine. <companion>Garde-la. Ce n’est jamais le dernier clou.</companion>',
  ],
  homeward: [
    'Le retour descendait. {helper} [courut|a couru] jusqu’à son poteau, et [s’assit|s’est assis] pile sur la limite.',
    'On [freina|a freiné] tout le long, et les freins chantaient, l’un plus haut que l’autre.',
    'Le vent poussait enfin dans le bon dos. La route [se roula|s’est roulée] derrière, et il [resta|est resté] un bruit de chaînes.',
    'La tante [leva|a levé] le bras, et la chenille [s’arrêta|s’est arrêtée]. Les casques [firent|ont fait] clic, dans l’autre sens.',
  ],
  question: [
    '<hero>Pourquoi tient-on debout sur un vélo, et seulement quand il roule ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [regarda|a regardé] la roue avant de {companion}. Elle bougeait sans cesse, un peu à gauche, un peu à droite. En roulant, on rattrape sa chute, tout le temps, sans le savoir.',
  ],
};
