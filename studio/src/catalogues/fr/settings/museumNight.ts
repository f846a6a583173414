import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  passage: [
    'Le musée fermait à six heures. Ce soir-là, une petite porte [resta|est restée] ouverte, et les lampes [s’éteignirent|se sont éteintes] salle après salle.',
    'La carte du musée disait : vous êtes ici. {hero_subj} [posa|a posé] le doigt dessus, et c’était vrai.',
    'Le billet d’entrée portait un chat. {hero_subj} [le caressa|l’a caressé] du pouce, et il [ronronna|a ronronné], {to_setting}.',
    'Sur la carte postale, une porte était ouverte. {hero} [approcha|a approché] la carte de la lampe, encore, encore, et c’était la vraie porte.',
  ],
  arrive: [
    'Cela sentait la cire. La lune posait des carrés sur le parquet, et dans le noir un très vieux squelette grinçait des os.',
    'Les pas revenaient de très loin. Il faisait frais, et l’air sentait la pierre et le vieux velours.',
    'Le parquet se plaignait par endroits. L’air avait un goût de poussière fine, et une horloge sans aiguilles faisait tic.',
    'Les vitrines bourdonnaient tout bas. Il faisait frais aux chevilles, et cela sentait l’encaustique et la pomme oubliée.',
    { text: 'Tac, tac, faisaient les pas. Le sol était froid et lisse.', to: '3-5' },
    { text: 'Ça sentait la cire. Un vieux squelette grinçait un peu.', to: '3-5' },
  ],
  image: [
    'Un fémur était plus long qu’un autobus. À côté, pour l’échelle, il y avait un parapluie.',
    'Une armure tenait une tasse de chocolat. La mousse n’avait pas bougé.',
    'Une vieille dame peinte avait quitté sa chaise. Elle était au fond du tableau, à la fenêtre.',
    'Sur un socle, il ne restait que deux pieds de marbre. On leur avait laissé des pantoufles.',
  ],
  meet: [
    'Un chat [descendit|est descendu] d’un tableau et [s’étira|s’est étiré] sur le cadre. <helper>{helper}</helper>, [dit|a dit] le chat. <helper>Huile sur toile. Ne me caresse pas, ça tache.</helper>',
    'Dans un cadre doré, un coussin était vide. <helper>Je suis derrière toi</helper>, [dit|a dit] un chat. <helper>{helper}. Je sors le mardi.</helper>',
    'Une patte peinte [sortit|est sortie] d’un cadre, puis une autre. <helper>{helper}</helper>, [dit|a dit] un chat. <helper>Dix-septième siècle. Je ne les fais pas.</helper>',
    'Sur le radiateur d’une salle dormait un chat qui sentait la térébenthine. <helper>Je sèche</helper>, [dit-il|a-t-il dit]. <helper>Depuis trois cents ans. {helper}, enchanté.</helper>',
    {
      text: 'Un chat [sortit|est sorti] de son tableau. <helper>{helper}</helper>, [dit|a dit] le chat. <helper>Je suis frais. Ne me touche pas.</helper>',
      to: '3-5',
    },
    {
      text: 'Une patte peinte [sortit|est sortie] d’un cadre. <helper>{helper}</helper>, [dit|a dit] un chat. <helper>Miaou, à l’huile.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait marcher sur les carrés de lune, jamais à côté. {helper} passait d’un tableau à l’autre et saluait les gens.',
    'Le chemin traversait l’Égypte, puis le Moyen Âge, par la porte de service. {helper} frôlait les vases exprès.',
    'Le chemin passait derrière les tableaux, où les gens rangent leurs affaires. {helper} disait qui ronflait.',
    'Il fallait suivre les flèches, sauf la rouge. {helper} avait choisi la rouge une fois, et il en parlait encore.',
  ],
  still: [
    'La cire brillait. Un portrait retenait un éternuement depuis trois cents ans.',
    'Une momie n’osait pas se gratter. La lune avait changé de carré.',
    'La lune avait posé un carré sur une épée, et l’épée dormait mieux.',
    'Un marquis s’était arrêté au milieu d’un pas de danse. Son pied attendait, poliment.',
  ],
  gift: [
    '{helper} [tira|a tiré] du coin de son cadre un vieux billet d’entrée. <helper>Il est pour deux. Et il n’a jamais été déchiré.</helper>',
    '{helper} [poussa|a poussé] de la patte un billet jauni. <helper>Valable toutes les nuits. Sauf le mardi.</helper>',
  ],
  homeward: [
    'Par une petite porte, c’était de nouveau la rue. Derrière la vitre, un chat peint remuait le bout de la queue.',
    'La carte disait maintenant : vous étiez ici.',
    'Le chat du billet [reprit|a repris] sa pose. Mais il avait changé de côté.',
    'La carte postale [revint|est revenue] dans la main. La porte, dessus, était maintenant fermée, avec un rai de lumière.',
  ],
  question: ['<hero>Comment sait-on l’âge d’un os ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    'Dans la vitrine, la terre était rangée en couches, comme un gâteau. {hero} [compta|a compté] : en haut le plus jeune, en bas le plus vieux. Un os a souvent l’âge de sa tranche.',
  ],
  play: [
    'Le couloir était le musée. Chaque manteau avait cinq cents ans, et l’aspirateur était un mammouth sous verre.',
    'Il suffisait de fermer les volets. Alors le buffet [devint|est devenu] un roi couché, et chaque photo un tableau de valeur.',
  ],
  unplay: [
    'L’heure du bain [sonna|a sonné] dans toutes les salles. Le mammouth [retrouva|a retrouvé] son placard, et les manteaux leur âge.',
    'Les volets [s’ouvrirent|se sont ouverts] sur la soupe. Le roi couché [redevint|est redevenu] un buffet, avec les assiettes dedans.',
  ],
};
