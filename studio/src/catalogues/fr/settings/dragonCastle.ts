import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  passage: [
    'Au fond du parc, le brouillard avait des créneaux. {hero_subj} [marcha|a marché] droit dessus, et ils [restèrent|sont restés], {to_setting}.',
    'La tour de cubes montait jusqu’au menton. {hero} [posa|a posé] le dernier cube, et il y [eut|a eu] une marche, puis une autre.',
    'Le coin du drap avait une tour brodée. {hero_subj} [tira|a tiré] le fil d’or, et une petite porte [s’ouvrit|s’est ouverte], {to_setting}.',
    'La soupe faisait une tour de vapeur, avec une fenêtre. {hero} [souffla|a soufflé] vers la fenêtre, et elle [s’ouvrit|s’est ouverte].',
  ],
  arrive: [
    'Cela sentait la pierre et les pommes. Les marches étaient creusées comme des cuillères, et derrière une porte, un dormeur ronflait en trois morceaux.',
    'Un courant d’air tiède sentait la châtaigne. Des chaînes tintaient, et le sol vibrait à chaque ronflement.',
    'Le couloir sentait la cire et le biscuit au gingembre. Une armure claquait du genou, à cause du courant d’air.',
    'De l’eau gouttait dans un casque, tinc. Les pierres étaient fraîches sous la main, et un feutre rouge étouffait les pas.',
    { text: 'Ça sentait la pierre et la pomme. Ron, faisait le sol.', to: '3-5' },
    { text: 'Les marches étaient usées. Un dragon ronflait : rrr, pfff.', to: '3-5' },
  ],
  image: [
    'Dans la grande salle, le couvert était mis pour quarante. Trente-neuf chaises avaient une marque de griffe.',
    'Un bouclier servait de plateau. Il y avait dessus onze tasses et une seule soucoupe.',
    'Sur un clou pendaient trois couronnes. La plus petite servait de dessous-de-plat.',
    'Une tapisserie montrait un roi à cheval. Une souris brodée lui tenait l’étrier.',
  ],
  meet: [
    'Un petit dragon soufflait sur sa soupe, et il y avait de la soupe partout. <helper>{helper}</helper>, [dit|a dit] le dragon. <helper>Je cherche encore la bonne force.</helper>',
    'Un petit dragon portait un casque à l’envers. <helper>C’est {helper}</helper>, [dit|a dit] le casque. <helper>Je m’entraîne à ne rien voir. J’y arrive très bien.</helper>',
    'Un petit dragon était suspendu au rideau, par accident. <helper>Je visite</helper>, [dit-il|a-t-il dit]. <helper>{helper}. Vous pouvez regarder aussi, c’est gratuit.</helper>',
    'Un petit dragon comptait ses griffes. <helper>Onze</helper>, [dit-il|a-t-il dit]. <helper>Ah non, celle-là, c’est une nouille. {helper}, bonjour.</helper>',
    {
      text: 'Un petit dragon soufflait sur sa soupe. Splatch. <helper>{helper}</helper>, [dit|a dit] le dragon. <helper>Pardon.</helper>',
      to: '3-5',
    },
    {
      text: 'Un petit dragon éternuait. Atchi, une étincelle. <helper>C’est moi, {helper}</helper>, [dit|a dit] le dragon.',
      to: '3-5',
    },
  ],
  way: [
    'Il y avait l’escalier des souris, puis celui des gens. {helper} montait devant et comptait les marches, mais seulement les bonnes.',
    'Il fallait passer par les cuisines, sur la pointe des pieds et des griffes. {helper} goûtait les sauces.',
    'Le chemin faisait le tour de la salle, derrière les tapisseries. {helper} passait devant, et une bosse courait sous le roi.',
    'Il fallait saluer chaque portrait, sinon ils parlaient entre eux. {helper} saluait avec la queue, pour gagner du temps.',
  ],
  still: [
    'Le ronflement [s’arrêta|s’est arrêté]. Le château avait l’air de compter jusqu’à cinq. Puis il [reprit|a repris].',
    'Une marmite, au loin, faisait pouf. Une plume descendait le grand escalier, marche par marche.',
    'Une goutte [tomba|est tombée] dans le casque, et la suivante [se retint|s’est retenue].',
    'Le courant d’air s’était assis. Toutes les tapisseries pendaient, droites comme des gens qui écoutent.',
  ],
  gift: [
    '{helper} [tira|a tiré] une écaille de sous son aile, verte, de la taille d’un ongle. <helper>C’est ma première. J’en ai de plus grandes, maintenant.</helper>',
    '{helper} [frotta|a frotté] une écaille contre son ventre, jusqu’à ce qu’elle brille. <helper>Elle ne sert à rien</helper>, [dit|a dit] {helper}. <helper>C’est pour ça que je la donne.</helper>',
  ],
  homeward: [
    'Le brouillard [reprit|a repris] ses créneaux un à un. Il en [resta|est resté] une odeur de pommes.',
    'Les marches [redevinrent|sont redevenues] des cubes, et le dernier [roula|a roulé] sous le buffet.',
    'Le fil d’or [remonta|est remonté] le long du drap. La tour n’était plus qu’une broderie, mais elle penchait du côté de la maison.',
    'La tour de vapeur [se coucha|s’est couchée] sur la soupe. Elle était juste à la bonne température.',
  ],
  question: [
    '<hero>Pourquoi souffle-t-on sur la soupe pour la refroidir ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [mouilla|a mouillé] un doigt et [souffla|a soufflé] dessus : il avait froid. L’air emporte un peu d’eau, et l’eau qui s’en va emporte de la chaleur.',
  ],
  play: [
    'Le fauteuil était le trône, et le tapis du salon la cour. Le château tenait avec six coussins et beaucoup de politesse.',
    'Un carton ouvert [fit|a fait] la grande salle, et une nappe la tapisserie. Il fallait s’essuyer les pieds, même les griffes.',
  ],
  unplay: [
    'Le souper [appela|a appelé] dans l’escalier. Le trône [redevint|est redevenu] un fauteuil, avec un bras un peu usé.',
    'La grande salle [se replia|s’est repliée] à plat, contre le mur. Les coussins [retournèrent|sont retournés] sur le canapé, sauf la tour de gauche.',
  ],
};
