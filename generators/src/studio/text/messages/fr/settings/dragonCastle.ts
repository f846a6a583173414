import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  title: ['La clé d’argent', '{hero} et le ronflement derrière la porte'],
  passage: [
    'Au fond du parc, le brouillard avait des créneaux. On [marcha|a marché] droit dessus, et ils [restèrent|sont restés], {to_setting}.',
  ],
  arrive: [
    'Cela sentait la fumée et les pommes. Les marches étaient creusées comme des cuillères, et derrière une porte, quelqu’un ronflait en trois morceaux.',
  ],
  image: ['Dans la grande salle, le couvert était mis pour quarante. Trente-neuf chaises étaient roussies.'],
  meet: [
    'Un petit dragon soufflait sur sa soupe, et elle devenait plus chaude. <helper>{helper},</helper> [dit|a dit] le dragon. <helper>Je cherche encore le sens.</helper>',
  ],
  task: [
    '<helper>J’ai perdu la clé d’argent,</helper> [dit|a dit] {helper}. <helper>C’est celle du garde-manger, et grand-mère se réveille à la cloche. Je l’ai laissée de l’autre côté du pont-levis, et il est levé.</helper>',
  ],
  way: ['On [prit|a pris] l’escalier des souris, puis celui des gens. {helper} éclairait, mais seulement quand il avait le hoquet.'],
  obstacle: ['Le pont-levis était dressé contre le ciel. Sa chaîne était plus grosse qu’une jambe, et elle n’était pas d’humeur.'],
  stuck: ['La chaîne [descendit|est descendue] d’un maillon, [remonta|est remontée] de deux, et [grinça|a grincé] de plaisir.'],
  still: ['Le ronflement [s’arrêta|s’est arrêté]. On aurait dit que le château comptait jusqu’à cinq. Puis il [reprit|a repris].'],
  open: [
    'Le pont-levis [se coucha|s’est couché] sur le fossé, lourd et doux comme un grand chien. La clé brillait de l’autre côté. Le garde-manger [s’ouvrit|s’est ouvert] au premier tour, et cela [sentit|a senti] la tarte.',
  ],
  gift: [
    '{helper} [tira|a tiré] une écaille de sous son aile, verte, de la taille d’un ongle. <helper>C’est ma première,</helper> [dit|a dit] {helper}. <helper>J’en ai de plus grandes, maintenant.</helper>',
  ],
  homeward: ['Le brouillard [reprit|a repris] ses créneaux un à un. Il en [resta|est resté] une odeur de pommes.'],
  question: ['<hero>Pourquoi souffle-t-on sur la soupe pour la refroidir ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [trempa|a trempé] un doigt et [souffla|a soufflé] dessus : il avait froid. L’air emporte un peu d’eau, et l’eau qui s’en va emporte de la chaleur.',
  ],
};
