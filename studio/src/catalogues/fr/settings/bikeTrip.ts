import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  title: ['La roue à plat', '{hero} et la côte aux orties'],
  passage: [
    'On [gonfla|a gonflé] les pneus dans la cour, à tour de rôle. Puis la rue [descendit|est descendue], et il n’y [eut|a eu] plus qu’à la suivre.',
    '{companion} avait une carte et {hero} une sonnette. Avec les deux, on pouvait partir.',
  ],
  arrive: [
    'Le goudron était tiède et sentait l’été. Les orties frôlaient les chevilles, et dans la descente, le ventre arrivait un peu après.',
    'L’air sentait le foin coupé. Les rayons ronronnaient, et un insecte [cogna|a cogné] contre le guidon, sans rancune.',
  ],
  image: [
    'Sur un poteau, une botte servait de boîte aux lettres. Il y avait du courrier.',
    'Un épouvantail portait un casque de vélo.',
  ],
  meet: [
    'Un chien de berger [sortit|est sorti] d’une cour et [compta|a compté] les vélos. <companion>{helper}</companion>, [lut|a lu] {companion} sur son collier. {helper} les rangeait déjà par taille.',
    'Un chien de berger attendait au croisement. Il [trotta|a trotté] devant, comme payé pour. Sur son collier était écrit {helper}, et un numéro à moitié mâché.',
  ],
  task: [
    '<companion>De là-haut, on voit la mer</companion>, [dit|a dit] {companion}. <companion>Il paraît. Il faut y être avant le soir.</companion> C’est alors que quelque chose [fit|a fait] pff.',
    '<companion>Encore six virages et on a la vue</companion>, [dit|a dit] {companion}. <companion>Après, il fera sombre.</companion> Au premier virage, une roue [se dégonfla|s’est dégonflée].',
  ],
  way: [
    'On [poussa|a poussé] les vélos dans la montée. {helper} passait de l’un à l’autre et mordillait doucement les traînards.',
    'On [roula|a roulé] l’un derrière l’autre. {helper} tenait la droite et réprimandait les mobylettes.',
  ],
  obstacle: [
    'C’était une crevaison, une vraie. Le pneu était plat comme une crêpe, et la colline, elle, ne l’était pas.',
    'Une crevaison, donc. La chambre à air avait un trou, et le trou n’était pas à l’endroit où l’on cherchait.',
  ],
  stuck: [
    'La pompe [souffla|a soufflé] d’un côté, et le pneu [souffla|a soufflé] de l’autre.',
    'La rustine [se colla|s’est collée] au pouce. Elle y tenait bien.',
  ],
  still: [
    'Une roue tournait toute seule, de moins en moins vite. Tic, faisait une graine prise dans les rayons.',
    'Dans le fossé, une grenouille avait cessé de parler.',
  ],
  open: [
    'Le pneu [tint|a tenu]. Encore un lacet, encore un, et il n’y avait plus de colline. Il y avait des champs, un clocher, et au bout un trait brillant. On [décida|a décidé] que c’était la mer.',
    'La roue [reprit|a repris] son rond. Les six virages [passèrent|sont passés] comme une chanson, et la vue [s’ouvrit|s’est ouverte]. {helper} [s’assit|s’est assis] et [la regarda|l’a regardée] aussi.',
  ],
  gift: [
    'Dans la boîte à outils, il restait une rustine, ronde et propre. <companion>Pour la prochaine fois</companion>, [dit|a dit] {companion}, et {hero} [la glissa|l’a glissée] dans sa poche.',
    '{companion} [tendit|a tendu] à {hero} la dernière rustine. <companion>Je n’en ai plus besoin. J’ai vu comment tu fais.</companion>',
  ],
  homeward: [
    'Le retour descendait. {helper} [courut|a couru] jusqu’à son poteau, et [s’assit|s’est assis] pile sur la limite.',
    'On [freina|a freiné] tout le long, et les freins chantaient, l’un plus haut que l’autre.',
  ],
  question: [
    '<hero>Pourquoi tient-on debout sur un vélo, et seulement quand il roule ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [regarda|a regardé] la roue avant de {companion}. Elle bougeait sans cesse, un peu à gauche, un peu à droite. En roulant, on rattrape sa chute, tout le temps, sans le savoir.',
  ],
};
