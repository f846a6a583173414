import type { MotifMessages } from '../../schema.ts';

export const stairCount: MotifMessages = {
  home: [
    'Chez {hero}, l’escalier avait douze marches pour descendre et treize pour monter. {hero_subj} avait compté et recompté. C’était comme ça.',
  ],
  echo: [
    'Ce soir-là, {hero} [compta|a compté] encore. Douze pour descendre. Et pour monter, {hero_il} [s’arrêta|s’est arrêté{hero_e}] à la douzième, et [garda|a gardé] la treizième pour demain.',
  ],
  plant: [
    'Sur la marche en trop, quelqu’un avait gravé deux lettres avec la pointe d’un compas. La première était celle de {hero}. La deuxième appartenait à quelqu’un à qui {hero_il} ne disait plus rien depuis onze jours. Ni l’un ni l’autre n’aurait su dire qui avait commencé. Mais chaque soir, en montant, il fallait bien poser le pied sur les deux lettres à la fois, et la marche grinçait comme si elle attendait une réponse.',
  ],
  pay: [
    'Onze jours, c’est beaucoup, mais ce n’est pas encore douze. {hero} [pensa|a pensé] aux deux lettres dans le bois. On les avait gravées un après-midi de pluie, en se passant le compas, et l’on avait ri tout bas parce que c’était défendu. Il faudrait bien que quelqu’un descende la première marche. Ce n’était pas si haut. D’ici, à vrai dire, cela ne paraissait même plus une marche.',
  ],
};
