import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  title: ['L’étiquette volante', '{hero} et le chat du tableau'],
  passage: [
    'Le musée fermait à six heures. {hero} était encore dedans, derrière un rideau, et les lampes [s’éteignirent|se sont éteintes] salle après salle.',
    'La carte du musée disait : vous êtes ici. {hero_subj} [posa|a posé] le doigt dessus, et c’était vrai.',
  ],
  arrive: [
    'Cela sentait la cire. La lune posait des carrés sur le parquet, et dans le noir quelque chose de très vieux grinçait des os.',
    'Les pas revenaient de très loin. Il faisait frais, et l’air sentait la pierre et le vieux velours.',
  ],
  image: [
    'Un fémur était plus long qu’un autobus. On avait posé dessus, pour l’échelle, un parapluie.',
    'Une armure tenait une tasse de café. Elle fumait encore.',
  ],
  meet: [
    'Un chat [descendit|est descendu] d’un tableau et [s’étira|s’est étiré] sur le cadre. <helper>{helper}</helper>, [dit|a dit] le chat. <helper>Huile sur toile. Ne me caresse pas, ça tache.</helper>',
    'Dans un cadre doré, un coussin était vide. <helper>Je suis derrière toi</helper>, [dit|a dit] un chat. <helper>{helper}. Je sors le mardi.</helper>',
  ],
  task: [
    '<helper>Une étiquette s’est envolée</helper>, [dit|a dit] {helper}. <helper>Sans elle, la petite statue du fond ne sait plus qui elle est. Il faut la lui rendre avant qu’on rouvre, et le gardien fait sa ronde.</helper>',
    '<helper>Une étiquette manque à la petite statue</helper>, [dit|a dit] {helper}. <helper>Les visiteurs arrivent à la sonnerie et ne lui diront pas son nom. Elle est tombée derrière le gardien.</helper>',
  ],
  way: [
    'On [marcha|a marché] sur les carrés de lune, jamais à côté. {helper} passait d’un tableau à l’autre et saluait les gens.',
    'On [traversa|a traversé] l’Égypte, puis le Moyen Âge, par la porte de service. {helper} frôlait les vases exprès.',
  ],
  obstacle: [
    'Le gardien était assis juste devant la porte du fond, les bras croisés. Il ne dormait que d’un œil.',
    'Le gardien barrait l’entrée de la dernière salle, sa lampe sur les genoux, son sandwich à la main.',
  ],
  stuck: [
    'La chaise du gardien [grinça|a grincé]. L’autre œil [s’ouvrit|s’est ouvert], à moitié.',
    'La lampe du gardien [fit|a fait] le tour du plafond, et [s’attarda|s’est attardée].',
  ],
  still: [
    'La cire brillait. Un portrait retenait un éternuement depuis trois cents ans.',
    'Une momie n’osait pas se gratter. La lune avait changé de carré.',
  ],
  open: [
    'Le gardien [se leva|s’est levé], [bâilla|a bâillé] et [tint|a tenu] la porte. <helper>Il est au courant</helper>, [dit|a dit] {helper}. On [remit|a remis] l’étiquette en place. La statue [la lut|l’a lue], et [se tint|s’est tenue] plus droite.',
    'Le gardien [ramassa|a ramassé] lui-même l’étiquette, sous sa chaise, et l’[offrit|a offerte]. La petite statue [apprit|a appris] son nom. Elle avait toujours cru que c’était : Salle neuf.',
  ],
  gift: [
    '{helper} [tira|a tiré] du coin de son cadre un vieux billet d’entrée. <helper>Il est pour deux. Et il n’a jamais été déchiré.</helper>',
    '{helper} [poussa|a poussé] de la patte un billet jauni. <helper>Valable toutes les nuits. Sauf le mardi.</helper>',
  ],
  homeward: [
    'Par une petite porte, on était dehors. Derrière la vitre, un chat peint remuait le bout de la queue.',
    'La carte disait maintenant : vous étiez ici.',
  ],
  question: ['<hero>Comment sait-on l’âge d’un os ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    'Dans la vitrine, la terre était rangée en couches, comme un gâteau. {hero} [compta|a compté] : en haut le plus jeune, en bas le plus vieux. Un os a souvent l’âge de sa tranche.',
  ],
};
