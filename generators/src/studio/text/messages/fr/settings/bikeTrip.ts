import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  title: ['La roue à plat', '{hero} et la côte aux orties'],
  passage: [
    'On [gonfla|a gonflé] les pneus dans la cour, à tour de rôle. Puis la rue [descendit|est descendue], et il n’y [eut|a eu] plus qu’à la suivre.',
  ],
  arrive: [
    'Le goudron était tiède et sentait l’été. Les orties frôlaient les chevilles, et dans la descente, le ventre arrivait un peu après.',
  ],
  image: ['Sur un poteau, une botte servait de boîte aux lettres. Il y avait du courrier.'],
  meet: [
    'Un chien de berger [sortit|est sorti] d’une cour et [compta|a compté] les vélos. <companion>{helper},</companion> [lut|a lu] {companion} sur son collier. {helper} les rangeait déjà par taille.',
  ],
  task: [
    '<companion>De là-haut, on voit la mer,</companion> [dit|a dit] {companion}. <companion>Il paraît. Il faut y être avant le soir.</companion> C’est alors que quelque chose [fit|a fait] pff.',
  ],
  way: ['On [poussa|a poussé] les vélos dans la montée. {helper} passait de l’un à l’autre et mordillait doucement les traînards.'],
  obstacle: ['C’était une crevaison, une vraie. Le pneu était plat comme une crêpe, et la colline, elle, ne l’était pas.'],
  stuck: ['La pompe [souffla|a soufflé] d’un côté, et le pneu [souffla|a soufflé] de l’autre.'],
  still: ['Une roue tournait toute seule, de moins en moins vite. Tic, faisait une graine prise dans les rayons.'],
  open: [
    'Le pneu [tint|a tenu]. Encore un lacet, encore un, et il n’y avait plus de colline, il n’y avait que la vue : des champs, un clocher, et au bout un trait brillant. On [décida|a décidé] que c’était la mer.',
  ],
  gift: [
    'Dans la boîte à outils, il restait une rustine, ronde et propre. <companion>Pour la prochaine fois,</companion> [dit|a dit] {companion}, et {hero} [la glissa|l’a glissée] dans sa poche.',
  ],
  homeward: ['Le retour descendait. {helper} [courut|a couru] jusqu’à son poteau, et [s’assit|s’est assis] pile sur la limite.'],
  question: ['<hero>Pourquoi tient-on debout sur un vélo, et seulement quand il roule ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] la roue avant de {companion}. Elle bougeait sans cesse, un peu à gauche, un peu à droite. En roulant, on rattrape sa chute, tout le temps, sans le savoir.',
  ],
};
