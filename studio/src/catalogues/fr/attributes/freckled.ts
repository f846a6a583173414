import type { Tables } from '../../schema.ts';

export const freckled: NonNullable<Tables['attribute']['freckled']> = {
  line: [
    '{companion} [essaya|a essayé] de compter les taches de rousseur de {hero} et [perdit|a perdu] le compte à la pommette gauche.',
    'Le soleil [ajouta|a ajouté] un point sur le nez de {hero}. Il s’y connaissait, il en avait déjà mis onze.',
    '<companion>Là, on dirait la Grande Ourse</companion>, [dit|a dit] {companion}, en montrant la joue de {hero}.',
    '{hero_subj} [fronça|a froncé] le nez, et toutes ses taches de rousseur [changèrent|ont changé] de place.',
    'Une goutte de boue [se posa|s’est posée] parmi les taches de rousseur de {hero}. On ne savait plus laquelle c’était.',
    'Quand {hero} avait chaud, ses taches de rousseur étaient plus nettes. On pouvait presque les relier au crayon.',
    '{hero_subj} [souffla|a soufflé] sur son nez. Les taches de rousseur [tinrent|ont tenu].',
    'Une abeille [regarda|a regardé] de près les taches de rousseur de {hero}, puis [repartit|est repartie], un peu déçue.',
    '<companion>Il en manque une ici</companion>, [dit|a dit] {companion}, le doigt près du nez de {hero}. <companion>C’est pour demain.</companion>',
    '{hero_subj} [s’essuya|s’est essuyé] la figure. La poussière [partit|est partie], les taches de rousseur [restèrent|sont restées].',
  ],
};
