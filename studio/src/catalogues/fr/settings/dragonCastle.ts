import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  title: ['La clé d’argent', '{hero} et le ronflement derrière la porte'],
  passage: [
    'Au fond du parc, le brouillard avait des créneaux. On [marcha|a marché] droit dessus, et ils [restèrent|sont restés], {to_setting}.',
    'La tour de cubes montait jusqu’au lustre. {hero} [posa|a posé] le dernier cube, et il y [eut|a eu] une marche, puis une autre.',
  ],
  arrive: [
    'Cela sentait la fumée et les pommes. Les marches étaient creusées comme des cuillères, et derrière une porte, quelqu’un ronflait en trois morceaux.',
    'Un courant d’air tiède sentait la châtaigne. Des chaînes tintaient, et le sol vibrait à chaque ronflement.',
  ],
  image: [
    'Dans la grande salle, le couvert était mis pour quarante. Trente-neuf chaises étaient roussies.',
    'Un bouclier servait de plateau. Il y avait dessus onze tasses et une seule soucoupe.',
  ],
  meet: [
    'Un petit dragon soufflait sur sa soupe, et elle devenait plus chaude. <helper>{helper}</helper>, [dit|a dit] le dragon. <helper>Je cherche encore le sens.</helper>',
    'Un petit dragon s’était coincé dans un casque. <helper>C’est {helper}</helper>, [dit|a dit] le casque. <helper>Tire. Merci. C’était de la recherche.</helper>',
  ],
  task: [
    '<helper>J’ai perdu la clé d’argent</helper>, [dit|a dit] {helper}. <helper>C’est celle du garde-manger, et grand-mère se réveille à la cloche. Je l’ai laissée de l’autre côté du pont-levis, et il est levé.</helper>',
    '<helper>La clé d’argent est tombée devant le château</helper>, [dit|a dit] {helper}. <helper>Grand-mère se lève à la cloche, et elle a toujours faim. Mais le pont-levis ne descend pas.</helper>',
  ],
  way: [
    'On [prit|a pris] l’escalier des souris, puis celui des gens. {helper} éclairait, mais seulement quand il avait le hoquet.',
    'On [passa|est passé] par les cuisines, sur la pointe des pieds et des griffes. {helper} goûtait les sauces.',
  ],
  obstacle: [
    'Le pont-levis était dressé contre le ciel. Sa chaîne était plus grosse qu’une jambe, et elle n’était pas d’humeur.',
    'Le pont-levis avait une chaîne, une roue, et une pancarte : ne pas.',
  ],
  stuck: [
    'La chaîne [descendit|est descendue] d’un maillon, [remonta|est remontée] de deux, et [grinça|a grincé] de plaisir.',
    'La roue [tourna|a tourné] toute seule, en arrière, et le pont-levis [se redressa|s’est redressé], très digne.',
  ],
  still: [
    'Le ronflement [s’arrêta|s’est arrêté]. On aurait dit que le château comptait jusqu’à cinq. Puis il [reprit|a repris].',
    'Une marmite, au loin, faisait pouf. La fumée montait tout droit.',
  ],
  open: [
    'Le pont-levis [se coucha|s’est couché] sur le fossé, lourd et doux comme un grand chien. La clé brillait de l’autre côté. Le garde-manger [s’ouvrit|s’est ouvert] au premier tour, et cela [sentit|a senti] la tarte.',
    'La chaîne [chanta|a chanté], et le pont-levis [se posa|s’est posé] comme une main. La clé était dans l’herbe, sous une pâquerette. Grand-mère [ouvrit|a ouvert] un œil et [demanda|a demandé] s’il y avait de la tarte.',
  ],
  gift: [
    '{helper} [tira|a tiré] une écaille de sous son aile, verte, de la taille d’un ongle. <helper>C’est ma première. J’en ai de plus grandes, maintenant.</helper>',
    '{helper} [frotta|a frotté] une écaille contre son ventre, jusqu’à ce qu’elle brille. <helper>Dans le noir, elle est chaude</helper>, [dit|a dit] {helper}.',
  ],
  homeward: [
    'Le brouillard [reprit|a repris] ses créneaux un à un. Il en [resta|est resté] une odeur de pommes.',
    'On [redescendit|est redescendu] les marches, qui étaient des cubes, et le dernier [roula|a roulé] sous le buffet.',
  ],
  question: [
    '<hero>Pourquoi souffle-t-on sur la soupe pour la refroidir ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [trempa|a trempé] un doigt et [souffla|a soufflé] dessus : il avait froid. L’air emporte un peu d’eau, et l’eau qui s’en va emporte de la chaleur.',
  ],
};
